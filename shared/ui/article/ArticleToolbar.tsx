import { type Editor, useEditorState } from '@tiptap/react';
import { Bold, Code, Italic, type LucideIcon, MessageSquarePlus, RemoveFormatting, Strikethrough } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Input } from '../antd';
import { LinkButton } from '../editor/LinkButton';
import { IconButton } from '../Icon/IconButton';
import { Toolbar } from '../Page/Toolbar';
import styles from './ArticleEditor.module.css';
import { type BlockKind, blockKinds } from './blockKinds';
import { changeTable } from './tables';

const commands = ['addRow', 'addColumn', 'deleteRow', 'deleteColumn', 'deleteTable'] as const;

function TableTools({ editor }: { editor: Editor }) {
  const { t } = useTranslation('kit');
  return (
    <div className={styles.tools}>
      {commands.map((command) => (
        <Button key={command} size="small" onClick={() => changeTable(editor, command)}>
          {t(`article.${command}`)}
        </Button>
      ))}
    </div>
  );
}

interface MarkTool {
  name: 'bold' | 'italic' | 'strike' | 'code';
  icon: LucideIcon;
  shortcut: string;
  run: (editor: Editor) => boolean;
}

const markTools: readonly MarkTool[] = [
  { name: 'bold', icon: Bold, shortcut: 'Mod B', run: (editor) => editor.chain().focus().toggleBold().run() },
  { name: 'italic', icon: Italic, shortcut: 'Mod I', run: (editor) => editor.chain().focus().toggleItalic().run() },
  {
    name: 'strike',
    icon: Strikethrough,
    shortcut: 'Mod Shift S',
    run: (editor) => editor.chain().focus().toggleStrike().run(),
  },
  { name: 'code', icon: Code, shortcut: 'Mod E', run: (editor) => editor.chain().focus().toggleCode().run() },
];

interface ArticleToolbarProps {
  editor: Editor;
  hasPictures: boolean;
  onKind: (kind: BlockKind) => void;
  /** Says something of the words that are selected. */
  onComment: ((words: string) => void) | undefined;
  /** Under the tools, where it stays in sight. */
  children: ReactNode;
}

const selectedWords = ({ state: { doc, selection } }: Editor): string =>
  doc.textBetween(selection.from, selection.to, ' ').trim().slice(0, 500);

/** Formatting of words, insertions between them, and tools of the selected picture or table. */
export function ArticleToolbar({ editor, hasPictures, onKind, onComment, children }: ArticleToolbarProps) {
  const { t } = useTranslation('kit');
  const { active, words } = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      active: [
        ...[...markTools.map(({ name }) => name), 'link'].filter((name) => current.isActive(name)),
        ...blockKinds.filter(({ isActive }) => isActive(current)).map(({ id }) => id),
      ],
      words: selectedWords(current),
    }),
  });
  return (
    <div className={styles.bar}>
      <Toolbar label={t('editor.name')}>
        {markTools.map(({ name, icon, shortcut, run }) => (
          <IconButton
            key={name}
            label={name === 'code' ? t('article.code') : t(`editor.${name}`)}
            icon={icon}
            shortcut={shortcut}
            isPressed={active.includes(name)}
            onClick={() => run(editor)}
          />
        ))}
        <LinkButton editor={editor} isActive={active.includes('link')} />
        <span className={styles.gap} />
        {blockKinds
          .filter(({ id }) => id !== 'picture' || hasPictures)
          .map((kind) => (
            <IconButton
              key={kind.id}
              label={t(`article.${kind.id}`)}
              icon={kind.icon}
              {...(kind.shortcut && { shortcut: kind.shortcut })}
              isPressed={active.includes(kind.id)}
              onClick={() => onKind(kind)}
            />
          ))}
        <span className={styles.gap} />
        <IconButton
          label={t('editor.clear')}
          icon={RemoveFormatting}
          onClick={() => editor.chain().focus().unsetAllMarks().clearNodes().run()}
        />
        {onComment && (
          <IconButton
            label={t('article.comment')}
            icon={MessageSquarePlus}
            disabled={!words}
            onClick={() => onComment(words)}
          />
        )}
      </Toolbar>
      {active.includes('picture') && <PictureTools editor={editor} />}
      {active.includes('table') && <TableTools editor={editor} />}
      {children}
    </div>
  );
}

function PictureTools({ editor }: { editor: Editor }) {
  const { t } = useTranslation('kit');
  const alt = useEditorState({
    editor,
    selector: ({ editor: current }) => String(current.getAttributes('picture').alt ?? ''),
  });
  return (
    <div className={styles.tools}>
      <Input
        aria-label={t('article.alt')}
        placeholder={t('article.altHint')}
        value={alt}
        maxLength={300}
        status={alt ? '' : 'warning'}
        onChange={({ target }) => editor.commands.updateAttributes('picture', { alt: target.value })}
        onPressEnter={(event) => {
          event.preventDefault();
          editor.commands.focus();
        }}
      />
      <Button onClick={() => editor.chain().deleteSelection().focus().run()}>{t('article.removePicture')}</Button>
    </div>
  );
}
