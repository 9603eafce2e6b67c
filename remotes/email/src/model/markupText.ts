const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const silent = /<(script|style|title)\b[^<>]*>[^<]*(?:<\/\1[^<>]*>)?/gi;

const breaks = /<(?:br|\/p|\/div|\/tr|\/li|\/h[1-6]|\/blockquote|hr)\b[^<>]*>/gi;

/** Plain text of arbitrary markup, with line breaks; for reading, not for rendering. */
export function textOfMarkup(html: string): string {
  return html
    .replace(/[ \t\r\n]+/g, ' ')
    .replace(silent, '')
    .replace(breaks, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,6}));/gi, (whole, decimal, hex, name) =>
      decimal || hex ? character(Number.parseInt(decimal ?? hex, decimal ? 10 : 16)) : (entities[name] ?? whole),
    )
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const character = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd');
