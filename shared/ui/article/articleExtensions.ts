import { heading, link, tableExtensions, wordMarks } from '@atrium/contract/document';
import { StarterKit } from '@tiptap/starter-kit';
import { BlockAttributes } from '../editor/blockAttributes';
import { MarkdownOffers } from '../editor/paste/markdownOffer';
import { Picture } from '../editor/picture';
import { Quotes } from './quotedWords';

/** Of long texts. */
export const articleExtensions = [
  StarterKit.configure({ heading, link }),
  BlockAttributes,
  MarkdownOffers,
  Picture,
  ...wordMarks,
  ...tableExtensions(),
  Quotes,
];
