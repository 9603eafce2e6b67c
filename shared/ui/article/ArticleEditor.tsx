import { EditorContent, useEditorState } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReadMarkup } from '../editor/editorContent';
import { link, Picture } from '../editor/editorExtensions';
import { PictureErrors } from '../editor/PictureErrors';
import { useTextEditor } from '../editor/useTextEditor';
import styles from './ArticleEditor.module.css';
import { ArticleToolbar } from './ArticleToolbar';
import type { BlockKind } from './blockKinds';
import { type QuotedWords, Quotes, showQuotes } from './quotedWords';
import { readArticle } from './readArticle';
import { SlashMenu } from './SlashMenu';
import { tableExtensions } from './tables';
import { useSlashMenu } from './useSlashMenu';

const articleExtensions = [
  StarterKit.configure({ heading: { levels: [2, 3, 4] }, link }),
  Picture,
  ...tableExtensions,
  Quotes,
];

export interface ArticleEditorProps {
  /** HTML; '' where nothing is written. */
  html: string;
  onChange: (html: string) => void;
  /** Its name for screen readers. */
  label: string;
  placeholder?: string;
  /**
   * Stores a picture, once it was made small; gives its address. What it rejects with is said beside the text; undefined
   * says that it was said elsewhere. Absent: none are taken.
   */
  storePicture?: (file: File) => Promise<string | undefined>;
  /** Characters of markup that are taken: a picture that would pass them is refused, with the limit. */
  maxLength?: number;
  isReadOnly?: boolean;
  /** Words that comments are about: marked in the text. */
  quotes?: readonly QuotedWords[];
  /** Says something of selected words. */
  onComment?: (words: string) => void;
  /** Keys that are not the editor's: those of what is around it. */
  isKeyOfHost?: (event: KeyboardEvent) => boolean;
  read?: ReadMarkup;
  /** Over the text, below the toolbar: a title. */
  children?: ReactNode;
  className?: string;
}

const nothing = '<p></p>';
const none: readonly QuotedWords[] = [];
const noName = () => '';

/** Editor of long texts: toolbar, slash menu and text. */
export function ArticleEditor(props: ArticleEditorProps) {
  const { html, onChange, label, placeholder, storePicture, isReadOnly = false, quotes = none, onComment } = props;
  const { read = readArticle, isKeyOfHost, maxLength, children, className } = props;
  const { t } = useTranslation('kit');
  const menuId = useId();
  const handlesKey = useRef<(event: KeyboardEvent) => boolean>(() => false);
  const file = useRef<HTMLInputElement>(null);
  const { editor, pictures } = useTextEditor({
    html,
    onChange: (next) => onChange(next === nothing ? '' : next),
    label,
    read,
    extensions: articleExtensions,
    ...(storePicture && { storePicture }),
    takesFiles: true,
    altOf: noName,
    pictureType: 'image/webp',
    maxLength,
    ...(isKeyOfHost && { isKeyOfHost }),
    isKeyTaken: (event) => handlesKey.current(event),
    isReadOnly,
    className: styles.text ?? '',
  });
  const insert = (kind: BlockKind) => (kind.run ? kind.run(editor) : file.current?.click());
  const slash = useSlashMenu(editor, insert, storePicture !== undefined);
  handlesKey.current = slash.handlesKey;
  const isEmpty = useEditorState({ editor, selector: ({ editor: current }) => current.isEmpty });
  useEffect(() => {
    if (!editor.isDestroyed) showQuotes(editor, quotes);
  }, [editor, quotes]);

  const addPictures = (files: readonly File[]) => {
    pictures.add(editor.view, files);
    editor.commands.focus();
  };

  return (
    <div className={className}>
      {!isReadOnly && (
        <ArticleToolbar editor={editor} hasPictures={storePicture !== undefined} onKind={insert} onComment={onComment}>
          <PictureErrors pictures={pictures} />
        </ArticleToolbar>
      )}
      {children}
      <div className={styles.ground}>
        <EditorContent
          editor={editor}
          className={styles.content}
          data-placeholder={isEmpty ? (placeholder ?? t('article.placeholder')) : undefined}
        />
        {slash.choice && <SlashMenu id={menuId} editor={editor} choice={slash.choice} />}
      </div>
      <PictureInput ref={file} onPictures={addPictures} />
    </div>
  );
}

interface PictureInputProps {
  /** Clicked on, it opens the browser's choice of files. */
  ref: Ref<HTMLInputElement>;
  onPictures: (pictures: readonly File[]) => void;
}

/** Takes pictures from the person's files; the same one again, too. */
const PictureInput = ({ ref, onPictures }: PictureInputProps) => (
  <input
    ref={ref}
    type="file"
    hidden
    multiple
    accept="image/*"
    onChange={({ target }) => {
      onPictures([...(target.files ?? [])]);
      target.value = '';
    }}
  />
);
