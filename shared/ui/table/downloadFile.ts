/** Hands a file to the browser's downloads. */
export function downloadFile(name: string, content: string, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun to read by then; an address that stays would hold the file in memory.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
