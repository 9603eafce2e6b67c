import { find } from 'linkifyjs';

export type Inline =
  | { kind: 'text' | 'code'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'strong' | 'em' | 'strike'; parts: Inline[] };

export type Block =
  | { kind: 'paragraph' | 'quote'; parts: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'list'; start: number | undefined; items: Inline[][] };

const fence = /^\s*```/;
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
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? '';
    const isFence = fence.test(line);
    const end = isFence ? endOfFence(lines, at) : endOfRun(lines, at);
    const run = lines.slice(at, end);
    if (isFence) blocks.push(readFence(run));
    else blocks.push(...readRun(run, kindOf(line)));
    at = end;
  }
  return blocks;
}

/** An unclosed fence extends to the end. */
function endOfFence(lines: readonly string[], start: number): number {
  const isOneLine = /^\s*```.*\S.*```\s*$/.test(lines[start] ?? '');
  if (isOneLine) return start + 1;
  const close = lines.findIndex((line, index) => index > start && /```\s*$/.test(line));
  return close < 0 ? lines.length : close + 1;
}

function endOfRun(lines: readonly string[], start: number): number {
  const kind = kindOf(lines[start] ?? '');
  let end = start + 1;
  while (end < lines.length && !fence.test(lines[end] ?? '') && kindOf(lines[end] ?? '') === kind) end += 1;
  return end;
}

function readFence(lines: readonly string[]): Block {
  const text = lines
    .join('\n')
    .replace(/^\s*```/, '')
    .replace(/```\s*$/, '');
  // The language may follow the fence.
  return { kind: 'code', text: text.replace(/^[\w+-]*\n/, '').replace(/\n$/, '') };
}

function readRun(lines: readonly string[], kind: LineKind): Block[] {
  if (kind === 'bullet') return [toList(lines, bullet, undefined)];
  if (kind === 'ordinal') return [toList(lines, ordinal, Number(ordinal.exec(lines[0] ?? '')?.[1] ?? 1))];
  if (kind === 'quote')
    return [{ kind: 'quote', parts: readLine(lines.map((line) => line.replace(quoted, '')).join('\n')) }];
  const text = lines.join('\n').replace(/^\n+|\n+$/g, '');
  return text.trim() ? [{ kind: 'paragraph', parts: readLine(text) }] : [];
}

const toList = (lines: readonly string[], mark: RegExp, start: number | undefined): Block => ({
  kind: 'list',
  start,
  items: lines.map((line) => readLine(line.replace(mark, ''))),
});

/** Marks count only at word boundaries, within a line and 500 characters: 2*3*4 is text. */
const marked =
  /`([^`\n]{1,1000})`|(?<=^|[\s([{"'“‘*_~–-])(\*\*|[*_~])(?=[^\s*_~])(.{1,500}?)(?<=[^\s])\2(?=$|[\s.,;:!?)\]}"'”’*_~–-])/gmu;

const kinds: Record<string, 'strong' | 'em' | 'strike'> = { '*': 'strong', '**': 'strong', _: 'em', '~': 'strike' };
const deepest = 4;

function readLine(text: string, depth = 0): Inline[] {
  if (depth === deepest) return readLinks(text);
  const parts: Inline[] = [];
  let at = 0;
  for (const match of text.matchAll(marked)) {
    const [whole, code, mark, inner] = match;
    parts.push(...readLinks(text.slice(at, match.index)));
    if (code !== undefined) parts.push({ kind: 'code', text: code });
    else if (mark && inner) parts.push({ kind: kinds[mark] ?? 'em', parts: readLine(inner, depth + 1) });
    at = match.index + whole.length;
  }
  parts.push(...readLinks(text.slice(at)));
  return parts;
}

/** `notes.md` is a file; a URL starts with its protocol or with www. */
const isAddress = ({ type, value }: { type: string; value: string }) =>
  type === 'email' || /^(?:https?:\/\/|www\.)/i.test(value);

const isSafe = (href: string) => /^(?:https?:\/\/|mailto:)/i.test(href);

function readLinks(text: string): Inline[] {
  if (text === '') return [];
  if (!/:\/\/|www\.|@/i.test(text)) return [{ kind: 'text', text }];
  const parts: Inline[] = [];
  let at = 0;
  for (const link of find(text, { defaultProtocol: 'https' })) {
    if (!link.isLink || !isAddress(link) || !isSafe(link.href)) continue;
    if (link.start > at) parts.push({ kind: 'text', text: text.slice(at, link.start) });
    parts.push({ kind: 'link', text: link.value, href: link.href });
    at = link.end;
  }
  if (at < text.length) parts.push({ kind: 'text', text: text.slice(at) });
  return parts;
}
