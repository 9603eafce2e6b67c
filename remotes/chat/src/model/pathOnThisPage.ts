/**
 * Path within this product that a URL leads to; undefined for other URLs.
 * @param root whole address of the product's start, with a slash at its end
 */
export function pathOnThisPage(href: string, root: string): string | undefined {
  const url = URL.canParse(href) ? new URL(href) : undefined;
  if (!url || url.username || !url.href.startsWith(root)) return undefined;
  return url.href.slice(root.length - 1);
}
