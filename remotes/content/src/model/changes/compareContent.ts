import type { ContentText } from '../../api/schemas';
import { type Budget, createBudget } from './align';
import { compareTokens, noCounts, type Piece, type TokenCounts } from './compareTokens';
import { type Pair, pairBlocks } from './pairBlocks';
import { type Block, type Container, readBlocks, readLine } from './readBlocks';

const structureKinds = ['heading', 'list', 'quote', 'table', 'cell', 'code', 'rule', 'paragraph'] as const;
type StructureKind = (typeof structureKinds)[number];

const comparedFields = ['cover', 'slug', 'channelIds', 'tags', 'locale', 'seo', 'values'] as const;
export type ComparedField = (typeof comparedFields)[number];

export interface ChangedBlock {
  /** Containers as rendered: the current or former place. */
  path: readonly Container[];
  pieces: readonly Piece[];
  /** Former and new containers, if it was moved; null otherwise. */
  moved: { before: readonly Container[]; after: readonly Container[] } | null;
  change: 'none' | 'added' | 'removed' | 'changed';
}

export interface ContentChanges {
  title: readonly Piece[];
  summary: readonly Piece[];
  blocks: readonly ChangedBlock[];
  fields: readonly ComparedField[];
  counts: TokenCounts & Readonly<Record<StructureKind, number>>;
  /** Too many changes for a complete word-by-word comparison. */
  isCoarse: boolean;
}

const kinds: Readonly<Record<string, StructureKind>> = {
  ul: 'list',
  ol: 'list',
  li: 'list',
  blockquote: 'quote',
  table: 'table',
  thead: 'table',
  tbody: 'table',
  tr: 'table',
  td: 'cell',
  th: 'cell',
  pre: 'code',
  hr: 'rule',
};

const kindOf = (container: Container | null): StructureKind =>
  (container && (kinds[container.tag] ?? (/^h[1-6]$/.test(container.tag) ? 'heading' : null))) ?? 'paragraph';

/** First differing container of two blocks; undefined: none. */
function otherContainer(before: Block, after: Block): Container | null | undefined {
  const length = Math.max(before.path.length, after.path.length);
  for (let depth = 0; depth < length; depth += 1) {
    const [a, b] = [before.path[depth] ?? null, after.path[depth] ?? null];
    if (a?.key !== b?.key) return b ?? a;
  }
  return undefined;
}

/** Container that a block now starts, or no longer starts; undefined: none. */
const otherBeginning = (before: Block, after: Block): Container | null | undefined =>
  before.shared === after.shared ? undefined : (after.path[Math.min(before.shared, after.shared)] ?? null);

class Counter {
  readonly tokens = { ...noCounts };
  /** Each container counts once, however many blocks it has. */
  readonly #seen = new Map<Container | Block, StructureKind>();

  addTokens(counts: TokenCounts): void {
    this.tokens.added += counts.added;
    this.tokens.removed += counts.removed;
    this.tokens.links += counts.links;
    this.tokens.pictures += counts.pictures;
    this.tokens.formatted += counts.formatted;
    this.tokens.signs += counts.signs;
    this.tokens.breaks += counts.breaks;
    this.tokens.blanks += counts.blanks;
  }

  addStructure(container: Container | null, block: Block): void {
    this.#seen.set(container ?? block, kindOf(container));
  }

  get structures(): Record<StructureKind, number> {
    const counts = { heading: 0, list: 0, quote: 0, table: 0, cell: 0, code: 0, rule: 0, paragraph: 0 };
    for (const kind of this.#seen.values()) counts[kind] += 1;
    return counts;
  }
}

function compareBlocks({ before, after }: Pair, isAfterPair: boolean, counter: Counter, budget: Budget): ChangedBlock {
  const { pieces, counts } = compareTokens(before?.tokens ?? [], after?.tokens ?? [], budget);
  counter.addTokens(counts);
  const isWritten = Object.values(counts).some((count) => count > 0);
  const path = (after ?? before)?.path ?? [];
  const code = path.find(({ tag }) => tag === 'pre');
  const block = after ?? before;
  if (counts.blanks > 0 && block) counter.addStructure(code ?? null, block);
  if (!before || !after) {
    if (!isWritten && block) counter.addStructure(path.at(-1) ?? null, block);
    return { path, pieces, moved: null, change: before ? 'removed' : 'added' };
  }
  // If the block before differs as well, its container was added or removed.
  const other = otherContainer(before, after) ?? (isAfterPair ? otherBeginning(before, after) : undefined);
  if (other !== undefined) counter.addStructure(other, after);
  const moved = other === undefined ? null : { before: before.path, after: after.path };
  return { path, pieces, moved, change: isWritten || moved ? 'changed' : 'none' };
}

function* compareAll(
  before: readonly Block[],
  after: readonly Block[],
  counter: Counter,
  budget: Budget,
): Generator<void, ChangedBlock[]> {
  const pairs = pairBlocks(before, after, budget);
  const blocks: ChangedBlock[] = [];
  for (const [place, pair] of pairs.entries()) {
    yield;
    const last = pairs[place - 1];
    blocks.push(compareBlocks(pair, !last || (last.before !== null && last.after !== null), counter, budget));
  }
  return blocks;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/**
 * Differences that readers see: words, links, pictures, formatting, structure and fields. Empty only if all of it is
 * the same.
 * @param read makes markup safe
 * @returns work that stops after each block
 */
export function* compareContent(
  before: ContentText,
  after: ContentText,
  read: (html: string) => DocumentFragment,
): Generator<void, ContentChanges> {
  const [counter, budget] = [new Counter(), createBudget()];
  const title = yield* compareAll(readLine(before.title), readLine(after.title), counter, budget);
  const summary = yield* compareAll(readLine(before.summary), readLine(after.summary), counter, budget);
  const texts: Block[][] = [];
  for (const { body } of [before, after]) {
    const markup = read(body);
    yield;
    texts.push(readBlocks(markup));
    yield;
  }
  const blocks = yield* compareAll(texts[0] ?? [], texts[1] ?? [], counter, budget);
  return {
    title: title.flatMap(({ pieces }) => pieces),
    summary: summary.flatMap(({ pieces }) => pieces),
    blocks,
    fields: comparedFields.filter((field) => !isSame(before[field], after[field])),
    counts: { ...counter.tokens, ...counter.structures },
    isCoarse: budget.isSpent,
  };
}

export const hasChanges = ({ counts, fields }: ContentChanges): boolean =>
  fields.length > 0 || Object.values(counts).some((count) => count > 0);
