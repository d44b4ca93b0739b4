/**
 * Slows unpacking to the pace of the workbook reader. hucre parses a sheet as fast as the browser unpacks it, and takes
 * queued rows one by one from the front of an array, which takes a minute for tens of thousands of rows. So each
 * unpacked piece waits here until the rows before it have been taken.
 */
export function paceUnpacking(): void {
  const Unpacking = self.DecompressionStream;
  self.DecompressionStream = class {
    readonly writable: DecompressionStream["writable"];
    readonly readable: DecompressionStream["readable"];
    constructor(format: CompressionFormat) {
      const { writable, readable } = new Unpacking(format);
      this.writable = writable;
      this.readable = readable.pipeThrough(
        new TransformStream({
          transform: async (piece, controller) => {
            controller.enqueue(piece);
            await nextTask();
          },
        }),
      );
    }
  };
}

/** Resolves after everything that is already queued has run; a timer would take milliseconds. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
