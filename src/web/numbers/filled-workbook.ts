import type { Rows } from "../../measures/reading.ts";

/** A workbook with these rows in it, made in a worker that ends with it; `null` when it could not be made. */
export function filledWorkbook(template: ArrayBuffer, rows: Rows): Promise<Uint8Array<ArrayBuffer> | null> {
  const worker = new Worker(new URL("../../web-worker/workbook-worker.ts", import.meta.url), { type: "module" });
  const filled = new Promise<Uint8Array<ArrayBuffer> | null>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<Uint8Array<ArrayBuffer> | null>) => resolve(data);
    worker.onerror = () => resolve(null);
  });
  worker.postMessage({ template, rows }, [template]);
  return filled.finally(() => worker.terminate());
}
