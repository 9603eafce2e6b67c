const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** Tags that may be inside a word or before a full stop. */
const inline = /<\/?(?:a|abbr|b|code|em|i|mark|s|small|span|strong|sub|sup|u)(?:\s[^<>]*)?>/gi;

const texts = new Map<string, string>();

/** HTML as a person reads it, in one line. */
export function toText(html: string): string {
  const known = texts.get(html);
  if (known !== undefined) return known;
  const text = html
    .replace(inline, '')
    // No bracket in a bracket: text of a million of them is read once, not a million times.
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
  // Many mails share few bodies when the store is scaled up, and a search reads them all.
  if (texts.size > 500) texts.clear();
  texts.set(html, text);
  return text;
}
