/** Does a picture come with this page or its data? One from elsewhere would tell its server who looks at it, and when. */
export function isOwnAddress(url: string, origin: string): boolean {
  if (!URL.canParse(url, origin)) return false;
  const { protocol, origin: from } = new URL(url, origin);
  return protocol === 'data:' || protocol === 'blob:' || from === origin;
}
