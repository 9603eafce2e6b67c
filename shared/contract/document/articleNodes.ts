import { type Extensions, getSchema } from '@tiptap/core';
import type { Schema } from '@tiptap/pm/model';
import { StarterKit } from '@tiptap/starter-kit';
import { BlockAttributes } from './blockAttributes';
import { Picture } from './picture';
import { suggestionExtensions } from './suggestions/suggestionSchema';
import { tableExtensions } from './tables';
import { wordMarks } from './wordMarks';

/** Links of a text: no page is left by a click while it is written. */
export const link = { openOnClick: false, protocols: ['mailto', 'tel'], defaultProtocol: 'https' };

/** Levels of headings: the first one is the title. */
export const heading: { levels: (2 | 3 | 4)[] } = { levels: [2, 3, 4] };

/** Blocks and marks of long texts, without what an editor adds. */
const articleNodes: Extensions = [
  StarterKit.configure({ heading, link }),
  BlockAttributes,
  Picture,
  ...wordMarks,
  ...tableExtensions(),
  ...suggestionExtensions,
];

let made: Schema | undefined;

/** What a long text may consist of; the same for the editor, the demo and a server. */
export function articleSchema(): Schema {
  made ??= getSchema(articleNodes);
  return made;
}
