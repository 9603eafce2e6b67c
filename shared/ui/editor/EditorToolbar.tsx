import type { Alignment } from '@atrium/contract/document';
import { type Editor, useEditorState } from '@tiptap/react';
import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  Bold,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  RemoveFormatting,
  Strikethrough,
  Underline,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../Icon/IconButton';
import { Toolbar } from '../Page/Toolbar';
import { LinkButton } from './LinkButton';
import styles from './RichTextEditor.module.css';
import { TableTools } from './TableTools';

interface Tool {
  /** The name of the mark or node in the editor. */
  name: 'bold' | 'italic' | 'underline' | 'strike' | 'bulletList' | 'orderedList' | 'blockquote';
  icon: LucideIcon;
  shortcut: string;
  run: (editor: Editor) => boolean;
}

const tools: readonly Tool[] = [
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
  {
    name: 'bulletList',
    icon: List,
    shortcut: 'Mod Shift 8',
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    icon: ListOrdered,
    shortcut: 'Mod Shift 7',
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'blockquote',
    icon: Quote,
    shortcut: 'Mod Shift B',
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
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

/** Formatting of words. */
export function EditorToolbar({ editor }: { editor: Editor }) {
  const { t } = useTranslation('kit');
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      [...tools.map(({ name }) => name), 'link', 'table']
        .filter((name) => current.isActive(name))
        .concat(alignments.map(({ align }) => align).filter((align) => current.isActive({ align }))),
  });
  return (
    <div className={styles.bar}>
      <Toolbar label={t('editor.name')}>
        {tools.map(({ name, icon, shortcut, run }) => (
          <IconButton
            key={name}
            label={t(`editor.${name}`)}
            icon={icon}
            shortcut={shortcut}
            isPressed={active.includes(name)}
            onClick={() => run(editor)}
          />
        ))}
        {alignments.map(({ align, icon }) => (
          <IconButton
            key={align}
            label={t(`editor.${align}`)}
            icon={icon}
            isPressed={active.includes(align)}
            onClick={() => toggleAlignment(editor, active.includes(align) ? null : align)}
          />
        ))}
        <LinkButton editor={editor} isActive={active.includes('link')} />
        <IconButton
          label={t('editor.clear')}
          icon={RemoveFormatting}
          onClick={() => editor.chain().focus().unsetAllMarks().clearNodes().run()}
        />
      </Toolbar>
      {active.includes('table') && <TableTools editor={editor} />}
    </div>
  );
}
