import type { Node } from '@tiptap/pm/model';
import { blockSuggestionOf, readSuggestionId, suggestionKinds, wordSuggestionOf } from './suggestionSchema';

export interface Suggestion {
  id: string;
  by: number;
  /** In milliseconds. */
  at: number;
  inserted: string;
  deleted: string;
  /** Names of the types of what is put in or taken out as a whole and has no words, as pictures. */
  insertedBlocks: readonly string[];
  deletedBlocks: readonly string[];
  /** True where paragraphs are parted, or joined. */
  isParted: boolean;
  isJoined: boolean;
  /** Its place in the text. */
  from: number;
  to: number;
}

type Building = { -readonly [Key in keyof Suggestion]: Suggestion[Key] } & {
  insertedBlocks: string[];
  deletedBlocks: string[];
};

const begin = (id: string, from: number): Building => ({
  id,
  ...readSuggestionId(id),
  inserted: '',
  deleted: '',
  insertedBlocks: [],
  deletedBlocks: [],
  isParted: false,
  isJoined: false,
  from,
  to: from,
});

/** What is suggested in a text, in its order; what a person did at one place is one suggestion. */
export function listSuggestions(doc: Node): Suggestion[] {
  const found = new Map<string, Building>();
  const at = (id: string, from: number, to: number): Building => {
    const building = found.get(id) ?? begin(id, from);
    building.to = Math.max(building.to, to);
    found.set(id, building);
    return building;
  };
  doc.descendants((node, position) => {
    const end = position + node.nodeSize;
    for (const kind of suggestionKinds) {
      const isInsertion = kind === 'insertion';
      const words = node.isText ? wordSuggestionOf(node, kind) : null;
      if (words !== null) at(words, position, end)[isInsertion ? 'inserted' : 'deleted'] += node.text ?? '';
      const block = node.isText ? null : blockSuggestionOf(node, kind);
      if (!block) continue;
      const building = at(block.id, position, block.how === 'seam' ? position + 1 : end);
      if (block.how === 'seam') building[isInsertion ? 'isParted' : 'isJoined'] = true;
      else if (node.textContent) building[isInsertion ? 'inserted' : 'deleted'] += `${node.textContent} `;
      else building[isInsertion ? 'insertedBlocks' : 'deletedBlocks'].push(node.type.name);
    }
  });
  return [...found.values()];
}
