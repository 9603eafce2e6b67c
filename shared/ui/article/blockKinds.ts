import { emptyTable } from '@atrium/contract/document';
import type { Editor } from '@tiptap/react';
import { Code, Heading2, Heading3, Image, List, ListOrdered, type LucideIcon, Minus, Quote, Table } from 'lucide-react';

/** A kind of paragraph, or what is put between them. */
export interface BlockKind {
  id:
    | 'picture'
    | 'table'
    | 'codeBlock'
    | 'rule'
    | 'heading2'
    | 'heading3'
    | 'bulletList'
    | 'orderedList'
    | 'blockquote';
  icon: LucideIcon;
  /** The signs that do the same at the beginning of a paragraph. */
  signs?: string;
  shortcut?: string;
  isActive: (editor: Editor) => boolean;
  /** Absent: what is around the editor does it. */
  run?: (editor: Editor) => void;
}

export const blockKinds: readonly BlockKind[] = [
  { id: 'picture', icon: Image, isActive: (editor) => editor.isActive('picture') },
  {
    id: 'table',
    icon: Table,
    isActive: (editor) => editor.isActive('table'),
    run: (editor) => {
      const at = editor.state.selection.from;
      editor.chain().focus().insertContent(emptyTable).run();
      // The caret goes into the first cell, where writing goes on.
      editor.commands.focus(Math.min(at + 3, editor.state.doc.content.size));
    },
  },
  {
    id: 'codeBlock',
    icon: Code,
    signs: '```',
    shortcut: 'Mod Alt C',
    isActive: (editor) => editor.isActive('codeBlock'),
    run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
  },
  {
    id: 'heading2',
    icon: Heading2,
    signs: '##',
    shortcut: 'Mod Alt 2',
    isActive: (editor) => editor.isActive('heading', { level: 2 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    id: 'heading3',
    icon: Heading3,
    signs: '###',
    shortcut: 'Mod Alt 3',
    isActive: (editor) => editor.isActive('heading', { level: 3 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    id: 'blockquote',
    icon: Quote,
    signs: '>',
    shortcut: 'Mod Shift B',
    isActive: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    id: 'bulletList',
    icon: List,
    signs: '-',
    shortcut: 'Mod Shift 8',
    isActive: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    id: 'orderedList',
    icon: ListOrdered,
    signs: '1.',
    shortcut: 'Mod Shift 7',
    isActive: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    id: 'rule',
    icon: Minus,
    signs: '---',
    isActive: () => false,
    run: (editor) => editor.chain().focus().setHorizontalRule().run(),
  },
];
