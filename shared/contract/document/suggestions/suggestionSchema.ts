import { Extension, Mark } from '@tiptap/core';
import type { MarkType, Node } from '@tiptap/pm/model';

/**
 * Suggested change of something else than words, which Yjs keeps no marks of. `whole`: it is put in or taken out. `seam`: the
 * boundary before it is, over `depth` levels, as by Enter at the end of a list item.
 */
interface BlockSuggestion {
  id: string;
  how: 'whole' | 'seam';
  depth: number;
}

export type SuggestionKind = 'insertion' | 'deletion';
export const suggestionKinds = ['insertion', 'deletion'] as const;

/** Blocks and breaks that can be put in and taken out; rows and cells change with their table. */
const suggestible = [
  'paragraph',
  'heading',
  'codeBlock',
  'blockquote',
  'bulletList',
  'orderedList',
  'listItem',
  'table',
  'picture',
  'horizontalRule',
  'hardBreak',
];

// No markup is read as a suggestion: what is pasted, or sent by a call, would speak in the name of another.
const createMark = (name: SuggestionKind) =>
  Mark.create({
    name,
    inclusive: false,
    // Somebody's insertion can be taken out by another person.
    excludes: name,
    addAttributes: () => ({ id: { default: '' } }),
    parseHTML: () => [],
    renderHTML: ({ mark }) => ['span', { role: name, 'data-suggestion': String(mark.attrs.id) }, 0],
  });

const blockAttribute = (kind: SuggestionKind) => ({
  default: null,
  keepOnSplit: false,
  parseHTML: () => null,
  renderHTML: ({ [kind]: value }: Record<string, unknown>) =>
    isBlockSuggestion(value) ? { [`data-${kind}`]: value.how, [`data-${kind}-id`]: value.id } : {},
});

const BlockSuggestions = Extension.create({
  name: 'blockSuggestions',
  addGlobalAttributes: () => [
    {
      types: suggestible,
      attributes: { insertion: blockAttribute('insertion'), deletion: blockAttribute('deletion') },
    },
  ],
});

/** Of texts that several people write: what somebody suggests is in the text, and no part of it until it is accepted. */
export const suggestionExtensions = [createMark('insertion'), createMark('deletion'), BlockSuggestions];

const isBlockSuggestion = (value: unknown): value is BlockSuggestion =>
  typeof value === 'object' && value !== null && 'id' in value && 'how' in value && 'depth' in value;

/** The suggestion to put in or take out a node, or the boundary before it. */
export function blockSuggestionOf({ attrs }: Node, kind: SuggestionKind): BlockSuggestion | null {
  const value: unknown = attrs[kind];
  return isBlockSuggestion(value) ? value : null;
}

export const isSuggestible = ({ type }: Node): boolean => suggestible.includes(type.name);

export function markTypeOf({ type: { schema } }: Node, kind: SuggestionKind): MarkType {
  const type = schema.marks[kind];
  if (!type) throw new TypeError(`The schema has no ${kind}`);
  return type;
}

/** The id of the suggestion that words are put in or taken out by. */
export function wordSuggestionOf(node: Node, kind: SuggestionKind): string | null {
  const mark = node.marks.find(({ type }) => type.name === kind);
  return mark ? String(mark.attrs.id) : null;
}

/** By whom, and when: an id says both, so that no copy needs a table of them. */
export const createSuggestionId = (by: number, at: number): string =>
  `${by}.${at.toString(36)}.${Math.floor(Math.random() * 36 ** 6).toString(36)}`;

export function readSuggestionId(id: string): { by: number; at: number } {
  const [by = '', at = ''] = id.split('.');
  return { by: Number(by) || 0, at: Number.parseInt(at, 36) || 0 };
}
