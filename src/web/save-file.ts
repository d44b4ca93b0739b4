/** Saves a file through the browser. An empty name lets the browser pick one. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the URL when the download starts, which is after this task.
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
