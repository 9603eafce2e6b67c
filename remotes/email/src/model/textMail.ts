import { readReferences } from '@atrium/contract/text';

/** Elements that an email of markup has. A name in angle brackets is none: `<ann@example.com>`. */
const element =
  /<\/?(?:a|abbr|b|big|blockquote|body|br|center|code|dd|div|dl|dt|em|font|h[1-6]|head|hr|html|i|img|li|meta|ol|p|pre|s|small|span|strike|strong|style|sub|sup|table|tbody|td|th|title|tr|tt|u|ul)(?=[\s/>])|<!--|<!doctype/i;

/** True for an email of text with lines: a line alone is the same as markup. */
export const isTextMail = (text: string): boolean => /\n\s*\S/.test(text) && !element.test(text);

interface Line {
  /** Level of quotation. */
  depth: number;
  text: string;
}

/** A signature's line is never flowed: RFC 3676, §4.3. */
const isSignature = (text: string): boolean => text === '-- ';

const maxDepth = 20;

function readLine(line: string): Line {
  const [marks = ''] = /^(?:> ?)*>/.exec(line) ?? [];
  const rest = line.slice(marks.length);
  // Space-stuffing: §4.4.
  return {
    depth: Math.min(maxDepth, marks.split('>').length - 1),
    text: marks && rest.startsWith(' ') ? rest.slice(1) : rest,
  };
}

/** Most lines of a paragraph in format=flowed end in a space, and none is long; a single one may be a slip. */
function isFlowed(lines: readonly Line[]): boolean {
  const flowing = lines.filter(({ text }) => /\S $/.test(text) && !isSignature(text)).length;
  const full = lines.filter(({ text }) => text.length > 60).length;
  return flowing >= 2 && flowing * 2 >= full && lines.every(({ text }) => text.length <= 998);
}

/** Lines of format=flowed joined to paragraphs: RFC 3676, §4.1 and §4.2. */
function joinFlowed(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  let isOpen = false;
  for (const { depth, text } of lines) {
    const stuffed = depth === 0 && text.startsWith(' ') ? text.slice(1) : text;
    const last = joined.at(-1);
    if (isOpen && last?.depth === depth && !isSignature(stuffed))
      joined[joined.length - 1] = { depth, text: last.text + stuffed };
    else joined.push({ depth, text: stuffed });
    isOpen = stuffed.endsWith(' ') && !isSignature(stuffed);
  }
  return joined;
}

const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const toMarkupText = (text: string): string => text.replace(/[&<>]/g, (sign) => escaped[sign] ?? sign);

/** Tables of text are made of spaces. */
const withSpaces = (text: string): string => text.replace(/\t/g, '    ').replace(/^ | (?= )/g, '\u00a0');

/** Line above a quote: "On Friday, Ann wrote:". It may be folded once. */
const isQuoteHead = (text: string): boolean => /[:：]\s*$/.test(text) && text.length <= 300;

function paragraph(lines: readonly Line[]): string {
  return `<p>${lines.map(({ text }) => toMarkupText(withSpaces(text.trimEnd()))).join('<br>')}</p>`;
}

/** Paragraphs of one level; deeper lines are quotes in it. */
function toMarkup(lines: readonly Line[], depth: number): string {
  const parts: string[] = [];
  let open: Line[] = [];
  const close = () => {
    if (open.length > 0) parts.push(paragraph(open));
    open = [];
  };
  for (let at = 0; at < lines.length; ) {
    const line = lines[at];
    if (!line) break;
    if (line.depth > depth) {
      let end = at;
      while (end < lines.length && (lines[end]?.depth ?? 0) > depth) end += 1;
      const quote = `<blockquote>${toMarkup(lines.slice(at, end), depth + 1)}</blockquote>`;
      const head = open.length > 0 && open.length <= 2 && isQuoteHead(open.at(-1)?.text ?? '') ? paragraph(open) : '';
      if (head) open = [];
      else if (open.length === 0 && /[:：]<\/p>$/.test(parts.at(-1) ?? '')) {
        parts[parts.length - 1] = `<div>${parts.at(-1)}${quote}</div>`;
        at = end;
        continue;
      }
      close();
      parts.push(head ? `<div>${head}${quote}</div>` : quote);
      at = end;
    } else {
      if (line.text.trim() === '') close();
      else open.push(line);
      at += 1;
    }
  }
  close();
  return parts.join('');
}

/** An email of text as markup: paragraphs, quoted text in its levels, and the lines of format=flowed joined. */
export function htmlOfTextMail(text: string): string {
  const lines = readReferences(text).replace(/\r\n?/g, '\n').split('\n').map(readLine);
  return toMarkup(isFlowed(lines) ? joinFlowed(lines) : lines, 0);
}
