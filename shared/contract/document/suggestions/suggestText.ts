import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import { diffIndices } from 'node-diff3';
import { type BlockGroup, groupBlocks } from './resolveSuggestions';
import { changeBetween, suggestChange, type TextChange } from './suggestChange';

interface Hunk {
  groups: readonly BlockGroup[];
  blocks: readonly Node[];
  /** Where it begins. */
  at: number;
}

const sizeOf = (nodes: readonly Node[]): number => nodes.reduce((size, { nodeSize }) => size + nodeSize, 0);

/** Parts of a text that are to be others, the last one first: none of them moves the ones before it. */
function findHunks(doc: Node, after: Node): Hunk[] {
  const groups = groupBlocks(doc);
  const written = (nodes: readonly Node[]) => nodes.map((node) => JSON.stringify(node));
  const hunks = diffIndices(written(groups.map(({ plain }) => plain)), written(after.content.content));
  return hunks
    .map(({ buffer1: [from, count], buffer2: [start, more] }) => ({
      groups: groups.slice(from, from + count),
      blocks: after.content.content.slice(start, start + more),
      at: sizeOf(groups.slice(0, from).flatMap(({ blocks }) => blocks)),
    }))
    .reverse();
}

const within = (doc: Node, nodes: readonly Node[]): Node => doc.copy(Fragment.fromArray([...nodes]));

/** The changes of a hunk: within each block that is another one, and of those that are more or fewer. */
function changesOf(doc: Node, { groups, blocks, at }: Hunk): TextChange[] {
  const changes: TextChange[] = [];
  let place = at;
  for (const [index, group] of groups.entries()) {
    const size = sizeOf(group.blocks);
    const next = blocks[index];
    const [only] = group.blocks;
    const isBare = group.blocks.length === 1 && only === group.plain;
    const change = isBare && next ? changeBetween(within(doc, group.blocks), within(doc, [next])) : null;
    const slice = next ? new Slice(Fragment.from(next), 0, 0) : Slice.empty;
    changes.push(
      change
        ? { ...change, from: change.from + place, to: change.to + place }
        : { from: place, to: place + size, slice },
    );
    place += size;
  }
  const more = blocks.slice(groups.length);
  if (more.length > 0) changes.push({ from: place, to: place, slice: new Slice(Fragment.fromArray([...more]), 0, 0) });
  return changes.reverse();
}

/**
 * Another text as suggestions in the one that is there, of which readers get the same as before.
 * @param createId names each suggestion
 * @returns null where some of it cannot be suggested
 */
export function suggestText(doc: Node, after: Node, createId: () => string): Node | null {
  let suggested = doc;
  for (const hunk of findHunks(doc, after))
    for (const change of changesOf(doc, hunk)) {
      const next = suggestChange(suggested, change, createId());
      if (!next) return null;
      suggested = next.doc;
    }
  return suggested;
}
