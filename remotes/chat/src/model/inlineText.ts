import { findLinks } from '@atrium/contract/text';

export type Inline =
  | { kind: 'text' | 'code'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'strong' | 'em' | 'strike'; parts: Inline[] };

/** Code and links are found before marks, so that no mark within them counts. */
type Piece = Exclude<Inline, { parts: Inline[] }>;

const codeRun = /`+/g;

/** Code in a line: between two runs of as many backticks (CommonMark 0.31, §6.1). */
function readCode(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  const runs = [...text.matchAll(codeRun)];
  const say = (end: number) => end > from && pieces.push(...readLinks(text.slice(from, end)));
  // The next run of each length, from the last one backwards: a row of unclosed ones is read once.
  const next = new Map<number, number>();
  const closes = runs.map(() => -1);
  for (let at = runs.length - 1; at >= 0; at -= 1) {
    const length = runs[at]?.[0].length ?? 0;
    closes[at] = next.get(length) ?? -1;
    next.set(length, at);
  }
  for (const [at, { 0: ticks, index }] of runs.entries()) {
    const close = runs[closes[at] ?? -1];
    if (index < from || !close) continue;
    const code = text.slice(index + ticks.length, close.index);
    if (code.includes('\n') || code.trim() === '') continue;
    say(index);
    pieces.push({ kind: 'code', text: code });
    from = close.index + ticks.length;
  }
  say(text.length);
  return pieces;
}

function readLinks(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { start, end, text: address, href } of findLinks(text)) {
    if (start > from) pieces.push({ kind: 'text', text: text.slice(from, start) });
    pieces.push({ kind: 'link', text: address, href });
    from = end;
  }
  if (from < text.length) pieces.push({ kind: 'text', text: text.slice(from) });
  return pieces;
}

const kinds: Record<string, 'strong' | 'em' | 'strike'> = { '*': 'strong', _: 'em', '~': 'strike' };

// A mark opens after a space, an opening sign or punctuation of scripts without spaces, and closes before anything but a
// word: 2*3*4, snake_case and a/*/b are text.
const opensAfter = /^$|[\s([{"'*_~\p{Pd}\p{Ps}\p{Pi}\p{Pf}]|(?![ -~])[\p{P}\p{S}]/u;
const isWord = /[\p{L}\p{M}\p{N}]/u;
const isSpace = /^$|\s/;

interface Frame {
  /** '' of the whole text. */
  mark: string;
  parts: Inline[];
  /** False while there is nothing but marks in it. */
  hasWords: boolean;
}

/** Nested deeper, marks are text. */
const deepest = 9;

class MarkReader {
  readonly #frames: [Frame, ...Frame[]] = [{ mark: '', parts: [], hasWords: false }];

  #top(): Frame {
    return this.#frames.at(-1) ?? this.#frames[0];
  }

  add(part: Inline): void {
    const frame = this.#top();
    const { parts } = frame;
    frame.hasWords ||= !isOnlyMarks(part);
    const last = parts.at(-1);
    if (part.kind === 'text' && last?.kind === 'text')
      parts[parts.length - 1] = { kind: 'text', text: last.text + part.text };
    else parts.push(part);
  }

  /** Leaves the innermost mark that was not closed as it is typed. */
  #leave(): void {
    const frame = this.#frames.length > 1 ? this.#frames.pop() : undefined;
    if (!frame) return;
    this.add({ kind: 'text', text: frame.mark });
    for (const part of frame.parts) this.add(part);
  }

  open(mark: string): void {
    if (this.#frames.length > deepest) this.add({ kind: 'text', text: mark });
    else this.#frames.push({ mark, parts: [], hasWords: false });
  }

  /** @returns false where no such mark is open, or nothing but marks is in it */
  close(mark: string): boolean {
    const place = this.#frames.findLastIndex((frame) => frame.mark === mark);
    if (place < 1) return false;
    const hasWords = this.#frames.slice(place).some((frame) => frame.hasWords);
    while (this.#frames.length > (hasWords ? place + 1 : place)) this.#leave();
    if (!hasWords) return false;
    const frame = this.#frames.pop();
    this.add({ kind: kinds[mark.charAt(0)] ?? 'em', parts: frame?.parts ?? [] });
    return true;
  }

  end(): Inline[] {
    while (this.#frames.length > 1) this.#leave();
    return this.#frames[0].parts;
  }

  /** Marks do not go on in the next line. */
  endLine(): void {
    while (this.#frames.length > 1) this.#leave();
  }
}

const isOnlyMarks = (part: Inline): boolean => part.kind === 'text' && /^[*_~\s]*$/.test(part.text);

const marks = /([*_~])\1*|\n/g;

/** The last character of a text, with both halves of an emoji. */
const lastSign = (text: string): string => (/[\udc00-\udfff]$/.test(text) ? text.slice(-2) : text.slice(-1));
const firstSign = (text: string): string => String.fromCodePoint(text.codePointAt(0) ?? 0).replace('\0', '');

/** Marks of a text piece. @param before,after the signs beside the piece */
function readMarks(reader: MarkReader, text: string, before: string, after: string): void {
  let from = 0;
  for (const { 0: mark, index } of text.matchAll(marks)) {
    if (index > from) reader.add({ kind: 'text', text: text.slice(from, index) });
    from = index + mark.length;
    const previous = lastSign(text.slice(Math.max(0, index - 2), index)) || before;
    const next = firstSign(text.slice(from, from + 2)) || after;
    // Three are one of two and one of one; more are a line.
    const isMark = mark.length <= 3;
    const mayClose = isMark && !isSpace.test(previous) && !isWord.test(next);
    const mayOpen = isMark && !isSpace.test(next) && opensAfter.test(previous);
    if (mark === '\n') reader.endLine();
    if (mark !== '\n' && mayClose && reader.close(mark)) continue;
    if (mark !== '\n' && mayOpen) reader.open(mark);
    else reader.add({ kind: 'text', text: mark });
  }
  if (from < text.length) reader.add({ kind: 'text', text: text.slice(from) });
}

/**
 * Text of some lines as data. A mark is applied whole or left as typed: one, two or three of a kind mean the same, at the
 * edges of words and within a line.
 */
export function readInline(text: string): Inline[] {
  const reader = new MarkReader();
  const pieces = readCode(text);
  pieces.forEach((piece, index) => {
    const [before, after] = [pieces[index - 1], pieces[index + 1]];
    // Beside a link or code, a mark is at the edge of a word.
    if (piece.kind === 'text') readMarks(reader, piece.text, before ? '.' : '', after ? '.' : '');
    else reader.add(piece);
  });
  return reader.end();
}
