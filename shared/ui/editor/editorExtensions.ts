import { link, tableExtensions, wordMarks } from '@atrium/contract/document';
import { StarterKit } from '@tiptap/starter-kit';
import { BlockAttributes } from './blockAttributes';
import { MarkdownOffers } from './paste/markdownOffer';
import { Picture } from './picture';

/** Borders of a table where no style sheet goes with it. */
const tableOfMail = { border: '1', cellspacing: '0', cellpadding: '6' };

/** Of emails and fields of forms. */
export const extensions = [
  StarterKit.configure({
    heading: false,
    codeBlock: false,
    horizontalRule: false,
    trailingNode: false,
    link,
  }),
  BlockAttributes,
  MarkdownOffers,
  Picture,
  ...wordMarks,
  ...tableExtensions(tableOfMail),
];
