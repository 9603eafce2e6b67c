import type { TextQuote } from '@atrium/contract/text';
import { isComposing } from '@atrium/contract/values';
import { type Editor, useEditorState } from '@tiptap/react';
import { Code, MessageSquarePlus, PencilLine, RemoveFormatting, Subscript, Superscript } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Input } from '../antd';
import { LinkButton } from '../editor/LinkButton';
import { TableTools } from '../editor/TableTools';
import { alignments, commonMarks, type EditorTool, toggleAlignment } from '../editor/tools';
import { IconButton } from '../Icon/IconButton';
import { Toolbar } from '../Page/Toolbar';
import styles from './ArticleEditor.module.css';
import { type BlockKind, blockKinds } from './blockKinds';
import { quoteSelection } from './quotedWords';
import type { SuggestingOptions } from './suggesting';

type MarkName = (typeof commonMarks)[number]['name'] | 'subscript' | 'superscript' | 'code';

const markTools: readonly EditorTool<MarkName>[] = [
  ...commonMarks,
  {
    name: 'subscript',
    icon: Subscript,
    shortcut: 'Mod ,',
    run: (editor) => editor.chain().focus().toggleMark('subscript').run(),
  },
  {
    name: 'superscript',
    icon: Superscript,
    shortcut: 'Mod .',
    run: (editor) => editor.chain().focus().toggleMark('superscript').run(),
  },
  { name: 'code', icon: Code, shortcut: 'Mod E', run: (editor) => editor.chain().focus().toggleCode().run() },
];

interface ArticleToolbarProps {
  editor: Editor;
  hasPictures: boolean;
  onKind: (kind: BlockKind) => void;
  /** Says something of the words that are selected. */
  onComment: ((quote: TextQuote) => void) | undefined;
  suggesting: SuggestingOptions | undefined;
  /** Under the tools, where it stays in sight. */
  children: ReactNode;
}

/** Formatting of words, insertions between them, and tools of the selected picture or table. */
export function ArticleToolbar(props: ArticleToolbarProps) {
  const { editor, hasPictures, onKind, onComment, suggesting, children } = props;
  const { t } = useTranslation('kit');
  const { active, hasWords } = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      active: [
        ...[...markTools.map(({ name }) => name), 'link'].filter((name) => current.isActive(name)),
        ...blockKinds.filter(({ isActive }) => isActive(current)).map(({ id }) => id),
        ...alignments.map(({ align }) => align).filter((align) => current.isActive({ align })),
      ],
      hasWords: !current.state.selection.empty,
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
        <BlockTools editor={editor} active={active} hasPictures={hasPictures} onKind={onKind} />
        <IconButton
          label={t('editor.clear')}
          icon={RemoveFormatting}
          onClick={() => editor.chain().focus().unsetAllMarks().clearNodes().run()}
        />
        <ReviewTools editor={editor} hasWords={hasWords} suggesting={suggesting} onComment={onComment} />
      </Toolbar>
      {active.includes('picture') && <PictureTools editor={editor} />}
      {active.includes('table') && <TableTools editor={editor} />}
      {children}
    </div>
  );
}

interface ReviewToolsProps extends Pick<ArticleToolbarProps, 'editor' | 'suggesting' | 'onComment'> {
  hasWords: boolean;
}

/** What is said about a text rather than written in it. */
function ReviewTools({ editor, hasWords, suggesting, onComment }: ReviewToolsProps) {
  const { t } = useTranslation('kit');
  return (
    <>
      {suggesting?.onToggle && (
        <IconButton
          label={t('article.suggest')}
          icon={PencilLine}
          isPressed={suggesting.isOn}
          onClick={() => suggesting.onToggle?.(!suggesting.isOn)}
        />
      )}
      {onComment && (
        <IconButton
          label={t('article.comment')}
          icon={MessageSquarePlus}
          disabled={!hasWords}
          onClick={() => {
            const quote = quoteSelection(editor);
            if (quote) onComment(quote);
          }}
        />
      )}
    </>
  );
}

interface BlockToolsProps extends Pick<ArticleToolbarProps, 'editor' | 'hasPictures' | 'onKind'> {
  active: readonly string[];
}

/** Kinds of blocks, and how their lines are set. */
function BlockTools({ editor, active, hasPictures, onKind }: BlockToolsProps) {
  const { t } = useTranslation('kit');
  return (
    <>
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
      {alignments.map(({ align, icon }) => (
        <IconButton
          key={align}
          label={t(`editor.${align}`)}
          icon={icon}
          isPressed={active.includes(align)}
          onClick={() => toggleAlignment(editor, active.includes(align) ? null : align)}
        />
      ))}
    </>
  );
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function PictureTools({ editor }: { editor: Editor }) {
  const { t } = useTranslation('kit');
  const { alt, caption } = useEditorState({
    editor,
    selector: ({ editor: current }) => {
      const attributes = current.getAttributes('picture');
      return { alt: text(attributes.alt), caption: text(attributes.caption) };
    },
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
          if (!isComposing(event)) editor.commands.focus();
        }}
      />
      <Input
        aria-label={t('article.caption')}
        placeholder={t('article.captionHint')}
        value={caption}
        maxLength={300}
        onChange={({ target }) => editor.commands.updateAttributes('picture', { caption: target.value })}
        onPressEnter={(event) => {
          event.preventDefault();
          if (!isComposing(event)) editor.commands.focus();
        }}
      />
      <Button onClick={() => editor.chain().deleteSelection().focus().run()}>{t('article.removePicture')}</Button>
    </div>
  );
}
