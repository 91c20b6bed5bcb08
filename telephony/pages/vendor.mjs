// Copies the files that the pages load from node_modules to vendor/, with their licences.
import { copyFileSync, mkdirSync } from "node:fs";

const font = "node_modules/@fontsource-variable/atkinson-hyperlegible-next";
const files = {
  "font/latin.woff2": `${font}/files/atkinson-hyperlegible-next-latin-wght-normal.woff2`,
  "font/LICENSE": `${font}/LICENSE`,
  "uplot/uPlot.js": "node_modules/uplot/dist/uPlot.esm.js",
  "uplot/uPlot.css": "node_modules/uplot/dist/uPlot.min.css",
  "uplot/LICENSE": "node_modules/uplot/LICENSE",
};
for (const [to, from] of Object.entries(files)) {
  mkdirSync(`vendor/${to.split("/")[0]}`, { recursive: true });
  copyFileSync(from, `vendor/${to}`);
}
