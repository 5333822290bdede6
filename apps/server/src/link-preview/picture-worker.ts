import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { PaintJob, PaintReply } from './picture-painter.ts';

const wasmFile = readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm'));
const ready = wasmFile.then((bytes) => initWasm(bytes));

/** Returns the PNG file of a drawing without text. */
function paint(job: PaintJob): PaintReply {
  const drawing = new Resvg(job, { font: { loadSystemFonts: false } });
  const picture = drawing.render();
  try {
    return new Uint8Array(picture.asPng());
  } finally {
    picture.free();
    drawing.free();
  }
}

// Painting takes about 80 ms, and must not block the thread that serves the games.
parentPort?.on('message', async (job: PaintJob) => {
  await ready;
  parentPort?.postMessage(paint(job));
});
