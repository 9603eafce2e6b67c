/** True for pictures of this origin or data URLs. Remote ones would reveal the reader and the time. */
export function isOwnAddress(url: string, origin: string): boolean {
  if (!URL.canParse(url, origin)) return false;
  const { protocol, origin: from } = new URL(url, origin);
  return protocol === 'data:' || protocol === 'blob:' || from === origin;
}
