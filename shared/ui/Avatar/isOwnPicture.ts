/**
 * Whether a picture comes with this page or its data. One from elsewhere, such as a stranger's, would tell its server who
 * looks at it, and when.
 */
export function isOwnPicture(src: string): boolean {
  if (!URL.canParse(src, document.baseURI)) return false;
  const { protocol, origin } = new URL(src, document.baseURI);
  return protocol === 'data:' || protocol === 'blob:' || origin === window.location.origin;
}
