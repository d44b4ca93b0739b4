import { fillWorkbook } from "../imports/session/fill-workbook.ts";
import type { Rows } from "../measures/reading.ts";

/** Fills one workbook. A worker of its own, started on the press: whoever only reads files never loads it. */
self.onmessage = async ({ data }: MessageEvent<{ readonly template: ArrayBuffer; readonly rows: Rows }>) => {
  const filled = await fillWorkbook(new Uint8Array(data.template), data.rows).catch(() => null);
  self.postMessage(filled);
};
