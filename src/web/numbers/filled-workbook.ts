import type { Rows } from "../../measures/reading.ts";

/** Fills a workbook with these rows, in a worker that ends afterward; `null` if it fails. */
export function filledWorkbook(template: ArrayBuffer, rows: Rows): Promise<Uint8Array<ArrayBuffer> | null> {
  const worker = new Worker(new URL("../../web-worker/workbook-worker.ts", import.meta.url), { type: "module" });
  const filled = new Promise<Uint8Array<ArrayBuffer> | null>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<Uint8Array<ArrayBuffer> | null>) => resolve(data);
    worker.onerror = () => resolve(null);
  });
  worker.postMessage({ template, rows }, [template]);
  return filled.finally(() => worker.terminate());
}
