import { type Editor, useEditorState } from '@tiptap/react';
import { List, ListOrdered, Quote, RemoveFormatting } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../Icon/IconButton';
import { Toolbar } from '../Page/Toolbar';
import { LinkButton } from './LinkButton';
import styles from './RichTextEditor.module.css';
import { TableTools } from './TableTools';
import { alignments, commonMarks, type EditorTool, toggleAlignment } from './tools';

type BlockName = 'bulletList' | 'orderedList' | 'blockquote';

const tools: readonly EditorTool<(typeof commonMarks)[number]['name'] | BlockName>[] = [
  ...commonMarks,
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
