import { diffArrays } from 'diff';

/** A paragraph, heading or the like, by the name of its element. */
export interface Block {
  tag: string;
  text: string;
}

export interface Piece {
  text: string;
  kind: 'same' | 'added' | 'removed';
}

interface ChangedBlock {
  tag: string;
  pieces: Piece[];
  isChanged: boolean;
}

interface WordChanges {
  blocks: ChangedBlock[];
  /** Blocks that differ. */
  changed: number;
  added: number;
  removed: number;
}

/** A word with the space after it, or the end of a block. */
type Token = { word: string } | { end: string };

const toTokens = (blocks: readonly Block[]): Token[] =>
  blocks.flatMap(({ tag, text }) => [...(text.match(/\S+\s*/g) ?? []).map((word) => ({ word })), { end: tag }]);

const isSame = (a: Token, b: Token): boolean =>
  'word' in a ? 'word' in b && a.word.trim() === b.word.trim() : 'end' in b && a.end === b.end;

/** Words that follow one another in the same way are one piece. */
function append(pieces: Piece[], kind: Piece['kind'], text: string): void {
  const last = pieces.at(-1);
  if (last?.kind === kind) last.text += text;
  else pieces.push({ kind, text });
}

/** What has changed from one text to another, word by word, in the blocks of the newer one. */
export function wordChanges(before: readonly Block[], after: readonly Block[]): WordChanges {
  const result: WordChanges = { blocks: [], changed: 0, added: 0, removed: 0 };
  let pieces: Piece[] = [];
  const finish = (tag: string) => {
    if (pieces.length === 0) return;
    const isChanged = pieces.some(({ kind }) => kind !== 'same');
    if (isChanged) result.changed += 1;
    result.blocks.push({ tag, pieces, isChanged });
    pieces = [];
  };
  const take = (token: Token, kind: Piece['kind']) => {
    if ('word' in token) {
      append(pieces, kind, /\s$/.test(token.word) ? token.word : `${token.word} `);
      if (kind !== 'same') result[kind] += 1;
      // The end of a block that was removed ends none of the newer text, unless all of the block was.
    } else if (kind !== 'removed' || pieces.every((piece) => piece.kind === 'removed')) finish(token.end);
  };
  for (const { value, added, removed } of diffArrays(toTokens(before), toTokens(after), { comparator: isSame }))
    for (const token of value) take(token, added ? 'added' : removed ? 'removed' : 'same');
  finish('p');
  return result;
}
