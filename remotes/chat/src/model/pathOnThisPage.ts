/** Path within this page that a URL leads to; undefined for other URLs. */
export function pathOnThisPage(href: string, origin: string): string | undefined {
  const url = URL.canParse(href) ? new URL(href) : undefined;
  return url?.origin === origin && !url.username ? url.pathname + url.search + url.hash : undefined;
}
