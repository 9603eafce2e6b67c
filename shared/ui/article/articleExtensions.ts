import { StarterKit } from '@tiptap/starter-kit';
import { link, Picture } from '../editor/editorExtensions';
import { Quotes } from './quotedWords';
import { tableExtensions } from './tables';

export const articleExtensions = [
  StarterKit.configure({ heading: { levels: [2, 3, 4] }, link }),
  Picture,
  ...tableExtensions,
  Quotes,
];
