import { Fragment, type Node, type ResolvedPos, Slice } from '@tiptap/pm/model';
import { Transform } from '@tiptap/pm/transform';
import { withoutSuggestions, withSuggestions } from './resolveSuggestions';
import {
  blockSuggestionOf,
  isSuggestible,
  markTypeOf,
  readSuggestionId,
  type SuggestionKind,
  wordSuggestionOf,
} from './suggestionSchema';

/** One place of a text that is changed: what stands from `from` to `to` becomes the slice. */
export interface TextChange {
  from: number;
  to: number;
  slice: Slice;
}

/** A text with a suggestion, and where what it puts in begins. */
interface Suggested {
  doc: Node;
  insertedAt: number;
  /** As it was suggested: it may be that of the blocks around. */
  change: TextChange;
}

const isBy = (id: string | null | undefined, own: string): boolean =>
  id !== null && id !== undefined && readSuggestionId(id).by === readSuggestionId(own).by;

const isOwnBlock = (node: Node | null | undefined, id: string): boolean => {
  const suggestion = node && blockSuggestionOf(node, 'insertion');
  return suggestion?.how === 'whole' && isBy(suggestion.id, id);
};

/** The change that makes one text another one; null where they are the same. */
export function changeBetween(before: Node, after: Node): TextChange | null {
  const from = before.content.findDiffStart(after.content);
  const end = before.content.findDiffEnd(after.content);
  if (from === null || !end) return null;
  const overlap = Math.max(0, from - Math.min(end.a, end.b));
  return { from, to: end.a + overlap, slice: after.slice(from, end.b + overlap) };
}

/** The suggestion of the same person beside a place: what they write on is part of it. */
function neighbourOf(doc: Node, { from, to }: TextChange, id: string): string | null {
  const [$from, $to] = [doc.resolve(from), doc.resolve(to)];
  const near = [$from.nodeBefore, $to.nodeAfter].flatMap((node) =>
    node?.isText ? [wordSuggestionOf(node, 'insertion'), wordSuggestionOf(node, 'deletion')] : [],
  );
  const around = $from.parent.isTextblock ? [blockSuggestionOf($from.parent, 'insertion')?.id ?? null] : [];
  return [...near, ...around].find((known) => isBy(known, id)) ?? null;
}

const unmarked = (nodes: Fragment): Fragment => {
  const children: Node[] = [];
  nodes.forEach((node) => {
    const words = node.marks.filter(({ type }) => type.name !== 'insertion' && type.name !== 'deletion');
    const bare = node.isText ? node.mark(words) : node.type.create(withoutBlock(node), unmarked(node.content), words);
    children.push(bare);
  });
  return Fragment.fromArray(children);
};

const withoutBlock = ({ attrs }: Node) =>
  'insertion' in attrs ? { ...attrs, insertion: null, deletion: null } : attrs;

/** Builds a text with one suggestion, in the order of its places: what is taken out, then what is put in. */
class Suggesting {
  readonly tr: Transform;
  readonly id: string;

  constructor(doc: Node, id: string) {
    this.tr = new Transform(doc);
    this.id = id;
  }

  #mark(position: number, kind: SuggestionKind, how: 'whole' | 'seam', depth = 0): boolean {
    const node = this.tr.doc.nodeAt(position);
    if (!node || !isSuggestible(node)) return false;
    this.tr.setNodeAttribute(position, kind, { id: this.id, how, depth });
    return true;
  }

  #markWords(from: number, to: number, kind: SuggestionKind): void {
    this.tr.addMark(from, to, markTypeOf(this.tr.doc, kind).create({ id: this.id }));
  }

  /** Marks what stands in a range, and takes out what the same person had put in. @returns false where it cannot be */
  takeOut(from: number, to: number): boolean {
    const { doc } = this.tr;
    const [$from, $to] = [doc.resolve(from), doc.resolve(to)];
    const depth = $from.sharedDepth(to);
    const isAcross = depth < $from.depth || depth < $to.depth;
    if (isAcross && !isSeam($from, $to, depth)) return false;
    let isPossible = true;
    const places: (() => void)[] = [];
    doc.nodesBetween(from, to, (node, position) => {
      const end = position + node.nodeSize;
      if (node.isText) places.push(() => this.#takeWords(node, Math.max(from, position), Math.min(to, end)));
      else if (position >= from && end <= to) {
        places.push(() => {
          isPossible = this.#takeNode(node, position) && isPossible;
        });
        return false;
      }
      return true;
    });
    if (isAcross) places.push(() => this.#takeSeam($to.before(depth + 1), $from.depth - depth));
    // From the end on, so that no place moves before it is looked at. A seam comes before the words after it.
    const ordered = isAcross ? this.#inOrder(places, doc, from, to, $to.before(depth + 1)) : places.reverse();
    for (const place of ordered) place();
    return isPossible;
  }

  /** Puts the seam, which is last of the list, between what is before and after it, and turns the list around. */
  #inOrder(places: (() => void)[], doc: Node, from: number, to: number, seam: number): (() => void)[] {
    const [take] = places.splice(-1);
    let after = 0;
    doc.nodesBetween(from, to, (node, position) => {
      if (position < seam) return true;
      if (node.isText || (position >= from && position + node.nodeSize <= to)) after += 1;
      return !(position >= from && position + node.nodeSize <= to);
    });
    if (take) places.splice(places.length - after, 0, take);
    return places.reverse();
  }

  #takeWords(node: Node, from: number, to: number): void {
    if (isBy(wordSuggestionOf(node, 'insertion'), this.id)) this.tr.delete(from, to);
    else if (wordSuggestionOf(node, 'deletion') === null) this.#markWords(from, to, 'deletion');
  }

  #takeNode(node: Node, position: number): boolean {
    if (isOwnBlock(node, this.id)) {
      this.tr.delete(position, position + node.nodeSize);
      return true;
    }
    const known = blockSuggestionOf(node, 'deletion');
    if (known?.how === 'whole') return true;
    return known === null && this.#mark(position, 'deletion', 'whole');
  }

  #takeSeam(position: number, depth: number): void {
    const node = this.tr.doc.nodeAt(position);
    const own = node && blockSuggestionOf(node, 'insertion');
    if (own?.how === 'seam' && isBy(own.id, this.id)) this.tr.join(position, own.depth);
    else if (node && !blockSuggestionOf(node, 'deletion')) this.#mark(position, 'deletion', 'seam', depth);
  }

  /** Puts a slice in. @returns false where it cannot be a suggestion there */
  putIn(at: number, { content, openStart, openEnd }: Slice): boolean {
    const $at = this.tr.doc.resolve(at);
    if (openStart !== openEnd || openStart > $at.depth) return false;
    const isWhole = Array.from({ length: $at.depth }, (_, level) => $at.node(level + 1)).some((node) =>
      isOwnBlock(node, this.id),
    );
    const bare = new Slice(unmarked(content), openStart, openEnd);
    this.tr.replace(at, at, bare);
    if (openStart === 0) return this.#markPut($at, at, at + bare.size, isWhole);
    return this.#markParts($at, at, at + bare.size, openStart);
  }

  #markPut($at: ResolvedPos, from: number, to: number, isWhole: boolean): boolean {
    // Words within what the same person put in are part of it.
    if (isWhole) return true;
    if ($at.parent.inlineContent) this.#markWords(from, to, 'insertion');
    return this.#markNodes(from, to);
  }

  #markNodes(from: number, to: number): boolean {
    let isPossible = true;
    this.tr.doc.nodesBetween(from, to, (node, position) => {
      if (node.isText || position < from) return true;
      isPossible = this.#mark(position, 'insertion', 'whole') && isPossible;
      return false;
    });
    return isPossible;
  }

  /** Of a paragraph that is parted: words before the seam, whole ones between, words after it. */
  #markParts($at: ResolvedPos, from: number, to: number, depth: number): boolean {
    const { doc } = this.tr;
    const before = $at.node($at.depth - depth + 1);
    const seam = doc.resolve(to).before($at.depth - depth + 1);
    const afterFirst = doc.resolve(from).after($at.depth - depth + 1);
    const how = isOwnBlock(before, this.id) ? 'whole' : 'seam';
    if (!this.#mark(seam, 'insertion', how, how === 'seam' ? depth : 0)) return false;
    if (how === 'seam') {
      this.#markWords(from, doc.resolve(from).end(), 'insertion');
      this.#markWords(doc.resolve(to).start(), to, 'insertion');
    }
    return this.#markNodes(afterFirst, seam);
  }
}

/** True where both ends are in paragraphs of the same depth, which a seam can join. */
const isSeam = ($from: ResolvedPos, $to: ResolvedPos, depth: number): boolean =>
  $from.depth === $to.depth &&
  $from.depth > depth &&
  $from.parent.inlineContent &&
  $to.parent.inlineContent &&
  isFirst($to, depth + 1) &&
  isLast($from, depth + 1);

const isFirst = ($place: ResolvedPos, depth: number): boolean =>
  Array.from({ length: $place.depth - depth }, (_, level) => $place.index(depth + level)).every((index) => index === 0);

const isLast = ($place: ResolvedPos, depth: number): boolean =>
  Array.from(
    { length: $place.depth - depth },
    (_, level) => $place.indexAfter(depth + level) >= $place.node(depth + level).childCount,
  ).every(Boolean);

/** True where a suggestion changes nothing by itself, and all of it is what was meant. */
function isRight(before: Node, after: Node, suggested: Node): boolean {
  const meant = withSuggestions(after);
  return withoutSuggestions(suggested).eq(withoutSuggestions(before)) && withSuggestions(suggested).eq(meant);
}

function suggestAt(before: Node, change: TextChange, id: string): Suggested | null {
  const { from, to, slice } = change;
  const suggesting = new Suggesting(before, id);
  if (from < to && !suggesting.takeOut(from, to)) return null;
  const insertedAt = suggesting.tr.mapping.map(to, -1);
  if (slice.size > 0 && !suggesting.putIn(insertedAt, slice)) return null;
  return { doc: suggesting.tr.doc, insertedAt, change };
}

/** The whole blocks of a text that a change is in. */
function widen(before: Node, after: Node): TextChange | null {
  const change = changeBetween(before, after);
  if (!change) return null;
  const [$from, $to] = [before.resolve(change.from), before.resolve(change.to)];
  const first = $from.index(0);
  const last = $to.depth > 0 ? $to.index(0) + 1 : $to.index(0);
  const left = before.childCount - last;
  const content = after.content.content.slice(first, after.childCount - left);
  const sizes = before.content.content.map(({ nodeSize }) => nodeSize);
  const start = sizes.slice(0, first).reduce((sum, size) => sum + size, 0);
  const end = sizes.slice(0, last).reduce((sum, size) => sum + size, 0);
  return { from: start, to: end, slice: new Slice(Fragment.fromArray(content), 0, 0) };
}

/** A text with the change as its own, and nothing in it suggested. */
const bareAfter = (before: Node, { from, to, slice }: TextChange): Node | null => {
  try {
    const tr = new Transform(before);
    tr.replace(from, to, new Slice(unmarked(slice.content), slice.openStart, slice.openEnd));
    return tr.doc;
  } catch {
    return null;
  }
};

/**
 * A change as a suggestion: what it takes out stays and is marked, what it puts in is marked. Where that cannot be said of
 * words and paragraphs, the blocks around it are taken out, and others put in.
 * @returns null where it is no change, or none that can be suggested
 */
export function suggestChange(before: Node, change: TextChange, newId: string): Suggested | null {
  const after = bareAfter(before, change);
  if (!after) return null;
  const id = neighbourOf(before, change, newId) ?? newId;
  const attempts = [() => change, () => widen(before, withSuggestions(after))];
  for (const attempt of attempts) {
    try {
      const tried = attempt();
      const suggested = tried && suggestAt(before, tried, id);
      if (suggested && isRight(before, after, suggested.doc)) return suggested;
    } catch {
      // No suggestion fits there: wider ones may.
    }
  }
  return null;
}
