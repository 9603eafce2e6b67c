const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

const texts = new Map<string, string>();

/** HTML as a person reads it, in one line. */
export function toText(html: string): string {
  const known = texts.get(html);
  if (known !== undefined) return known;
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
  // Many mails share few bodies when the store is scaled up, and a search reads them all.
  if (texts.size > 500) texts.clear();
  texts.set(html, text);
  return text;
}
