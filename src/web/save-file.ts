/** Hands a file to the browser to save. An empty name leaves it to the browser. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address when the download starts, which is after this task.
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
