import { cutText } from '@atrium/contract/text';
import { type Inline, readInline } from './inlineText';

export type Block =
  | { kind: 'paragraph' | 'quote'; parts: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'list'; start: number | undefined; items: Inline[][] };

const bullet = /^\s*[-*•]\s+(?=\S)/;
const ordinal = /^\s*(\d{1,3})[.)]\s+(?=\S)/;
const quoted = /^\s*>\s?/;

type LineKind = 'text' | 'bullet' | 'ordinal' | 'quote';

function kindOf(line: string): LineKind {
  if (bullet.test(line)) return 'bullet';
  if (ordinal.test(line)) return 'ordinal';
  return quoted.test(line) ? 'quote' : 'text';
}

/**
 * Parses a message: links, `code`, *strong*, _emphasis_, ~strike~, fenced code, lists and quotes. Returns data, never
 * markup, so that nothing in a message can become part of the page.
 */
export function readMessage(text: string): Block[] {
  const blocks: Block[] = [];
  for (const { kind, text: part } of divide(text.replace(/\r\n?/g, '\n')))
    if (kind === 'code') blocks.push({ kind, text: part });
    else blocks.push(...readLines(part));
  return blocks;
}

interface Division {
  kind: 'code' | 'text';
  text: string;
}

const isBlank = (text: string): boolean => text.trim() === '';

/**
 * Fenced code and what is around it. As in Slack a fence may stand in a line, before and after the code; within one line it
 * is code of that line. An unclosed fence at the start of a line extends to the end.
 */
function* divide(text: string): Generator<Division> {
  let from = 0;
  const runs = [...text.matchAll(/`{3,}/g)];
  for (let at = 0; at < runs.length; at += 1) {
    const { 0: fence, index = 0 } = runs[at] ?? { 0: '' };
    if (index < from) continue;
    const closeAt = nextFence(runs, at, fence.length);
    const close = runs[closeAt];
    const end = close?.index ?? text.length;
    const code = text.slice(index + fence.length, end);
    const isAtStart = isBlank(text.slice(text.lastIndexOf('\n', index - 1) + 1, index));
    const lineEnd = text.indexOf('\n', end);
    const fills = isAtStart && isBlank(text.slice(end + fence.length, lineEnd < 0 ? undefined : lineEnd));
    if (isBlank(code) || !(close ? code.includes('\n') || fills : isAtStart)) {
      // Code within a line: what follows its end is text again.
      if (close) at = closeAt;
      continue;
    }
    yield { kind: 'text', text: textFrom(text, from, index) };
    // The language may follow the fence.
    yield { kind: 'code', text: code.replace(/^[\w+#.-]*[ \t]*\n/, '').replace(/\n[ \t]*$/, '') };
    from = close ? end + close[0].length : text.length;
  }
  yield { kind: 'text', text: textFrom(text, from) };
}

/** Place of the next run of as many backticks; -1 where there is none. */
function nextFence(runs: readonly RegExpMatchArray[], from: number, length: number): number {
  for (let at = from + 1; at < runs.length; at += 1) if ((runs[at]?.[0].length ?? 0) >= length) return at;
  return -1;
}

/** A space between a fence and the words after it is neither code nor text. */
const textFrom = (text: string, from: number, to?: number): string =>
  from > 0 ? text.slice(from, to).replace(/^[ \t]+/, '') : text.slice(0, to);

function* readLines(text: string): Generator<Block> {
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; ) {
    const kind = kindOf(lines[at] ?? '');
    let end = at + 1;
    while (end < lines.length && kindOf(lines[end] ?? '') === kind) end += 1;
    const block = readRun(lines.slice(at, end), kind);
    if (block) yield block;
    at = end;
  }
}

function readRun(lines: readonly string[], kind: LineKind): Block | undefined {
  if (kind === 'bullet') return toList(lines, bullet, undefined);
  if (kind === 'ordinal') return toList(lines, ordinal, Number(ordinal.exec(lines[0] ?? '')?.[1] ?? 1));
  if (kind === 'quote')
    return { kind: 'quote', parts: readInline(lines.map((line) => line.replace(quoted, '')).join('\n')) };
  const text = lines
    .join('\n')
    .replace(/^[^\S\n]*\n+/, '')
    .trimEnd();
  return isBlank(text) ? undefined : { kind: 'paragraph', parts: readInline(text) };
}

const toList = (lines: readonly string[], mark: RegExp, start: number | undefined): Block => ({
  kind: 'list',
  start,
  items: lines.map((line) => readInline(line.replace(mark, ''))),
});

const wordsOf = (parts: readonly Inline[]): string =>
  parts.map((part) => ('parts' in part ? wordsOf(part.parts) : part.text)).join('');

/** Previews show a line or two. */
const previewed = 500;

/** Message in one line, without its marks: for previews and notifications. */
export function messageWords(text: string): string {
  const shown = cutText(text, previewed);
  if (!/[`*_~>\n-]|^\s*(?:•|\d+[.)])/.test(shown)) return shown;
  const lines = readMessage(shown).flatMap((block) => {
    if (block.kind === 'code') return block.text;
    return block.kind === 'list' ? block.items.map(wordsOf) : wordsOf(block.parts);
  });
  return lines.join(' ').replace(/\s+/g, ' ').trim() || shown;
}
