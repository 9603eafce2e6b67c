const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const decode = (text: string) =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[String(name).toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/** A description as the API holds it (HTML) as plain text: a line for each paragraph, a dash for each list item. */
export const toPlainText = (html: string): string =>
  decode(
    html
      .replace(/\s+/g, ' ')
      .replace(/<li\b[^>]*>\s*/gi, '\n- ')
      .replace(/<br\b[^>]*>|<\/(?:p|div|h[1-6]|ul|ol|blockquote)>/gi, '\n')
      .replace(/<[^>]*>/g, ''),
  )
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
