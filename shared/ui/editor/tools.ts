import type { Alignment } from '@atrium/contract/document';
import type { Editor } from '@tiptap/react';
import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  Bold,
  Italic,
  type LucideIcon,
  Strikethrough,
  Underline,
} from 'lucide-react';

/** A button of a toolbar, by the name of its mark or node in the editor. */
export interface EditorTool<Name extends string = string> {
  name: Name;
  icon: LucideIcon;
  shortcut: string;
  run: (editor: Editor) => boolean;
}

/** Marks of words that every editor has. */
export const commonMarks: readonly EditorTool<'bold' | 'italic' | 'underline' | 'strike'>[] = [
  { name: 'bold', icon: Bold, shortcut: 'Mod B', run: (editor) => editor.chain().focus().toggleBold().run() },
  { name: 'italic', icon: Italic, shortcut: 'Mod I', run: (editor) => editor.chain().focus().toggleItalic().run() },
  {
    name: 'underline',
    icon: Underline,
    shortcut: 'Mod U',
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    name: 'strike',
    icon: Strikethrough,
    shortcut: 'Mod Shift S',
    run: (editor) => editor.chain().focus().toggleStrike().run(),
  },
];

export const alignments: readonly { align: Exclude<Alignment, 'justify'>; icon: LucideIcon }[] = [
  { align: 'left', icon: AlignLeft },
  { align: 'center', icon: AlignCenter },
  { align: 'right', icon: AlignRight },
];

/** Aligns paragraphs and headings that are selected; null: as the direction of each has it. */
export const toggleAlignment = (editor: Editor, align: Alignment | null): boolean =>
  editor.chain().focus().updateAttributes('paragraph', { align }).updateAttributes('heading', { align }).run();
