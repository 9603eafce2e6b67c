/** Hands a text to the browser's downloads, as a file. */
export const downloadFile = (name: string, content: string, type: string): void =>
  downloadBlob(name, new Blob([content], { type }));

/** Hands a file to the browser's downloads. */
export function downloadBlob(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun to read by then; an address that stays would hold the file in memory.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
