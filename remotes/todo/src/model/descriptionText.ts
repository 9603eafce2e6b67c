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

const encode = (text: string) =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign);

/** Plain text as HTML that shows the same: a paragraph for each line. Nothing in it is taken for markup. */
export const toHtml = (text: string): string =>
  text.trim() === ''
    ? ''
    : text
        .trim()
        .split('\n')
        .map((line) => `<p>${encode(line)}</p>`)
        .join('');
