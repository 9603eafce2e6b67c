import { readMarkup } from '../text/readMarkup';
import { readReferences } from '../text/references';
import { blocks } from '../text/toText';
import { quoteHeader } from './quoteHeaders';

/** Characters of a message that are read: nobody writes more in answer to a notification. */
const maxLength = 200_000;
const maxLines = 5_000;
const maxDepth = 20;

/** Markup as lines of text, quotes marked as emails of text mark them: `> `. */
export function textOfMarkup(html: string): string {
  const lines: string[] = [];
  let line = '';
  let depth = 0;
  const end = () => {
    const text = line.replace(/\s+/g, ' ').trim();
    lines.push(depth > 0 ? `${'>'.repeat(depth)} ${text}` : text);
    line = '';
  };
  readMarkup(
    html,
    {
      text: (written) => {
        line += readReferences(written);
      },
      tag(name, isEnd) {
        if (!blocks.has(name)) return;
        if (name === 'br' || line.trim() !== '') end();
        if (name === 'p' && isEnd) end();
        if (name === 'blockquote') depth = Math.min(maxDepth, Math.max(0, depth + (isEnd ? -1 : 1)));
      },
    },
    maxLength,
  );
  end();
  return lines.join('\n');
}

const isQuoted = (line: string): boolean => line.startsWith('>');
/** A signature's line: RFC 3676, §4.3. Some programs take the blank away. */
const isSignature = (line: string): boolean => /^-- ?$/.test(line);

/** A line of signs alone, which Outlook draws above the original. */
const isRule = (line: string): boolean => /^[_\-–—=]{10,}$/.test(line.trim());
/** "-----Original Message-----" in any language: five signs on both sides. */
const isDivider = (line: string): boolean => /^-{4,}\s*\S[^-]{2,60}\s*-{4,}$/.test(line.trim());

/** Lines of a header above an original; Outlook marks their names as bold by asterisks. */
const headerLines = 8;
const beginsHeader = (lines: readonly string[], at: number): boolean =>
  quoteHeader.test(
    lines
      .slice(at, at + headerLines)
      .join('\n')
      .replaceAll('*', '')
      .trimStart(),
  );

/** "On Friday, Ann wrote:", as programs write it in their languages. */
const wrote =
  /^(?:on|am|le|em|el|il|op|den|w dniu|dne)\s[^\n]{3,300}?(?:wrote|schrieb|a écrit|écrit|escreveu|escribió|ha scritto|schreef|skrev|napisał|napsal)[^\n]{0,120}[:：]$/iu;
const namesSender = /<[^<>\s]+@[^<>\s]+>[^\n]{0,60}[:：]$/u;
const maxHeadLines = 3;

const joined = (lines: readonly string[]): string => lines.map((line) => line.trim()).join(' ');

/** Where the line above a quote begins, which may be folded; the end where there is none. */
function startOfHead(lines: readonly string[]): number {
  for (let count = 1; count <= Math.min(maxHeadLines, lines.length); count += 1) {
    const head = joined(lines.slice(-count));
    if (wrote.test(head)) return lines.length - count;
  }
  return namesSender.test(lines.at(-1)?.trim() ?? '') ? lines.length - 1 : lines.length;
}

function withoutBlankEnd(lines: readonly string[]): readonly string[] {
  let end = lines.length;
  while (end > 0 && lines[end - 1]?.trim() === '') end -= 1;
  return lines.slice(0, end);
}

function withoutHead(lines: readonly string[]): readonly string[] {
  const kept = withoutBlankEnd(lines);
  return kept.slice(0, startOfHead(kept));
}

/** What phones write below a message. */
const footer =
  /^(?:sent from (?:my|mail for|outlook|yahoo)\b.{0,60}|get outlook for .{1,20}|von meinem .{1,40} gesendet|gesendet (?:von|mit) .{1,60}|(?:holen sie sich )?outlook für .{1,20}|envoyé (?:de|depuis|à partir de) .{1,60}|(?:télécharger|obtenez) outlook pour .{1,20}|enviad[oa] (?:do|de|a partir do|pelo) .{1,60}|(?:obter o|baixe o) outlook para .{1,20})$/iu;

function withoutFooter(lines: readonly string[]): readonly string[] {
  const kept = withoutBlankEnd(lines);
  const last =
    kept
      .at(-1)
      ?.replace(/<https?:[^>]*>/g, '')
      .trim() ?? '';
  return footer.test(last) ? withoutFooter(kept.slice(0, -1)) : kept;
}

/** The first line of an original without marks of a quote; -1 where there is none. */
const findOriginal = (lines: readonly string[], marks: readonly string[]): number =>
  lines.findIndex(
    (line, at) =>
      (!isQuoted(line) && marks.some((mark) => line.includes(mark))) ||
      isDivider(line) ||
      beginsHeader(lines, at) ||
      (isRule(line) && (beginsHeader(lines, at + 1) || beginsHeader(lines, at + 2))),
  );

/** The same by the line above it alone, as Yahoo and phones quote. */
const findHead = (lines: readonly string[]): number =>
  lines.findIndex((_, at) =>
    Array.from({ length: maxHeadLines }, (_one, count) => lines.slice(at, at + count + 1)).some((head) =>
      wrote.test(joined(head)),
    ),
  );

/** The lines before an original that no marks quote. */
function beforeOriginal(lines: readonly string[], marks: readonly string[]): readonly string[] {
  const original = findOriginal(lines, marks);
  if (original >= 0) return withoutHead(lines.slice(0, original));
  const head = lines.some(isQuoted) ? -1 : findHead(lines);
  return head < 0 ? lines : lines.slice(0, head);
}

/** Lines without quoted ones, and without the line above each quote. */
function withoutQuotes(lines: readonly string[]): readonly string[] {
  let own: readonly string[] = [];
  lines.forEach((line, at) => {
    if (!isQuoted(line)) own = [...own, line];
    else if (!isQuoted(lines[at - 1] ?? '')) own = [...withoutHead(own), ''];
  });
  return own;
}

/**
 * The words that somebody has written in answer to an email: without what it quotes, the line above that, a signature, and what
 * phones add. Answers between quoted lines, or below them, stay.
 * @param marks sentences of the email itself above which people write: from them on, all is quoted
 */
export function ownWordsOf(text: string, marks: readonly string[] = []): string {
  const lines = text
    .slice(0, maxLength)
    .replace(/\r\n?/g, '\n')
    .replaceAll('\u00a0', ' ')
    .split('\n')
    .slice(0, maxLines);
  const own = withoutQuotes(beforeOriginal(lines, marks));
  const signature = own.findIndex(isSignature);
  return withoutFooter(signature < 0 ? own : own.slice(0, signature))
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
