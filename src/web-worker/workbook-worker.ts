import { fillWorkbook } from "../imports/session/fill-workbook.ts";
import type { Rows } from "../measures/reading.ts";

/** Fills one workbook. It has its own worker, started by the click, because most visitors never need it. */
self.onmessage = async ({ data }: MessageEvent<{ readonly template: ArrayBuffer; readonly rows: Rows }>) => {
  const filled = await fillWorkbook(new Uint8Array(data.template), data.rows).catch(() => null);
  self.postMessage(filled);
};
