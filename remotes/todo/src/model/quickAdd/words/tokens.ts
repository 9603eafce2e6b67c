/** A run of letters or digits, another sign, or a gap: words that were taken out before. */
export interface Token {
  kind: 'word' | 'number' | 'sign' | 'gap';
  /** In lower case, without accents, with ASCII digits. */
  text: string;
  raw: string;
  start: number;
  end: number;
  /** No space before it. */
  isGlued: boolean;
}

/** Character of no language, for private use: it stands for words that are not to be read. */
export const gap = '\uE000';

const alike: Readonly<Record<string, string>> = { '’': "'", '‘': "'", ʼ: "'", '´': "'", '‐': '-', '‑': '-', '−': '-' };

/** Digits of a script follow each other in Unicode, from 0 on. */
function toAsciiDigit(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value).padEnd(char.length);
}

/** One sign, as the grammar compares it; as long as before, so that places in the line stay. */
function foldSign(char: string): string {
  if (char <= '~') return char.toLowerCase();
  if (alike[char]) return alike[char];
  if (/[\p{Cf}\p{Z}]/u.test(char)) return ' '.repeat(char.length);
  const plain = char.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  if (/^\p{Nd}$/u.test(plain)) return /\d/.test(plain) ? plain.padEnd(char.length) : toAsciiDigit(plain);
  return /\p{No}/u.test(char) || plain.length !== char.length ? char : plain;
}

const kinds = ['word', 'number', 'gap', 'sign'] as const;

export function tokenise(line: string): Token[] {
  const folded = Array.from(line, foldSign).join('');
  const tokens: Token[] = [];
  for (const match of folded.matchAll(/(\p{L}[\p{L}\p{M}]*)|(\d+)|(\uE000+)|(\S)/gu)) {
    const [text] = match;
    const start = match.index;
    const end = start + text.length;
    const kind = kinds.find((_, index) => match[index + 1] !== undefined) ?? 'sign';
    tokens.push({ kind, text, raw: line.slice(start, end), start, end, isGlued: tokens.at(-1)?.end === start });
  }
  return tokens;
}

export interface Found<T> {
  value: T;
  /** Index of the token behind it. */
  next: number;
}

interface Phrase<T> {
  tokens: readonly Token[];
  value: T;
}

/** Phrases with what they mean. `a|b` are two phrases of one meaning. */
export class Phrases<T> {
  private readonly byFirst = new Map<string, Phrase<T>[]>();

  constructor(entries: readonly (readonly [phrases: string, value: T])[]) {
    for (const [phrases, value] of entries)
      for (const tokens of phrases.split('|').filter(Boolean).map(tokenise)) {
        const first = tokens[0]?.text ?? '';
        const known = this.byFirst.get(first) ?? [];
        this.byFirst.set(first, [...known, { tokens, value }]);
      }
    for (const known of this.byFirst.values()) known.sort((a, b) => b.tokens.length - a.tokens.length);
  }

  /** The longest one at a place. */
  at(line: readonly Token[], start: number): Found<T> | undefined {
    const found = this.startingAt(line, start)[0];
    return found && { value: found.value, next: start + found.tokens.length };
  }

  /** One that ends before a place. */
  before(line: readonly Token[], end: number): { value: T; start: number } | undefined {
    for (let start = Math.max(0, end - 4); start < end; start += 1) {
      const found = this.startingAt(line, start).find(({ tokens }) => start + tokens.length === end);
      if (found) return { value: found.value, start };
    }
    return undefined;
  }

  private startingAt(line: readonly Token[], start: number): Phrase<T>[] {
    return (this.byFirst.get(line[start]?.text ?? '') ?? []).filter(({ tokens }) =>
      tokens.every(({ text, isGlued }, index) => {
        const token = line[start + index];
        return token?.text === text && (index === 0 || token.isGlued === isGlued);
      }),
    );
  }
}
