import type { TextQuote } from '@atrium/contract/text';
import type { Extensions } from '@tiptap/core';
import { type Editor, EditorContent, useEditorState } from '@tiptap/react';
import { type ReactNode, type Ref, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MarkdownBar } from '../editor/MarkdownBar';
import { PictureErrors } from '../editor/PictureErrors';
import type { ReadMarkup } from '../editor/paste/pasted';
import { Picture } from '../editor/picture';
import { beginArrival, endArrival, type PictureOfText } from '../editor/pictureArrivals';
import type { ShowPicture } from '../editor/pictureView';
import { useTextEditor } from '../editor/useTextEditor';
import { readArticleMarkup } from '../sanitize';
import type { SharedDocument } from '../together';
import styles from './ArticleEditor.module.css';
import { ArticleToolbar } from './ArticleToolbar';
import { articleExtensions } from './articleExtensions';
import type { BlockKind } from './blockKinds';
import { togetherExtensions } from './collaboration';
import { type TextPlaces, usePlaces } from './places';
import { type QuotedWords, showQuotes } from './quotedWords';
import { SlashMenu } from './SlashMenu';
import { useSlashMenu } from './useSlashMenu';
import { plainText, type SuggestionProps, useSuggestions } from './useSuggestions';

export interface ArticleEditorProps extends SuggestionProps {
  /** HTML; '' where nothing is written. */
  html: string;
  onChange: (html: string) => void;
  /** The text, where several people write it at once: `html` is of no account then. Another document needs another editor. */
  shared?: SharedDocument;
  /** Its name for screen readers. */
  label: string;
  placeholder?: string;
  /**
   * Stores a picture, once it was made small; gives its address. What it rejects with is said beside the text; undefined
   * says that it was said elsewhere. Absent: none are taken.
   */
  storePicture?: (file: File) => Promise<string | undefined>;
  /** Opens what pictures are chosen from, in place of the person's files: it puts one at the caret, or opens those files. */
  pickPicture?: (put: (picture: PictureOfText) => void, browse: () => void) => void;
  /** What opens a picture of the text, where its address does not by itself. It stays the same. */
  showPicture?: ShowPicture;
  /** Characters of markup that are taken: a picture that would pass them is refused, with the limit. */
  maxLength?: number;
  isReadOnly?: boolean;
  /** Words that comments are about: marked in the text. */
  quotes?: readonly QuotedWords[];
  /** Says something of selected words. */
  onComment?: (quote: TextQuote) => void;
  /** Hands over what finds words in the text, and writes others in their place; null once the text is gone. */
  onPlaces?: (places: TextPlaces | null) => void;
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

const extensionsOf = ({ shared, showPicture }: ArticleEditorProps): Extensions =>
  (shared ? togetherExtensions(shared) : articleExtensions).map((extension) =>
    extension.name === Picture.name ? extension.configure({ show: showPicture }) : extension,
  );

/** Editor of long texts: toolbar, slash menu and text. */
export function ArticleEditor(props: ArticleEditorProps) {
  const { html, onChange, label, placeholder, storePicture, isReadOnly = false, quotes = none, onComment } = props;
  const { read = readArticleMarkup, isKeyOfHost, maxLength, children, className, shared } = props;
  const [extensions] = useState(() => extensionsOf(props));
  const menuId = useId();
  const handlesKey = useRef<(event: KeyboardEvent) => boolean>(() => false);
  const file = useRef<HTMLInputElement>(null);
  const { editor, pictures } = useTextEditor({
    html,
    onChange: (next) => onChange(next === nothing ? '' : next),
    label,
    read,
    extensions,
    isShared: shared !== undefined,
    ...(shared && { toStored: plainText }),
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
  const insert = inserting(editor, file, props.pickPicture);
  const slash = useSlashMenu(editor, insert, storePicture !== undefined);
  handlesKey.current = slash.handlesKey;
  useSuggestions(editor, props);
  useQuotes(editor, quotes);
  usePlaces(editor, props.onPlaces);
  return (
    <div className={className}>
      {!isReadOnly && (
        <ArticleToolbar
          editor={editor}
          hasPictures={storePicture !== undefined}
          onKind={insert}
          onComment={onComment}
          suggesting={props.suggesting}
        >
          <PictureErrors pictures={pictures} />
          <MarkdownBar editor={editor} read={read} />
        </ArticleToolbar>
      )}
      {children}
      <div className={styles.ground}>
        <Words editor={editor} placeholder={placeholder} />
        {slash.choice && <SlashMenu id={menuId} editor={editor} choice={slash.choice} />}
      </div>
      <PictureInput
        ref={file}
        onPictures={(files) => {
          pictures.add(editor.view, files);
          editor.commands.focus();
        }}
      />
    </div>
  );
}

/** Puts in a kind of block; pictures are chosen first. */
function inserting(
  editor: Editor,
  file: RefObject<HTMLInputElement | null>,
  pickPicture: ArticleEditorProps['pickPicture'],
): (kind: BlockKind) => void {
  const browse = () => file.current?.click();
  const pick = () => (pickPicture ? pickPicture(putPicture(editor), browse) : browse());
  return (kind) => (kind.run ? kind.run(editor) : pick());
}

/** Puts a picture at the caret, where it was when the picture was asked for. */
const putPicture = (editor: Editor) => (picture: PictureOfText) => {
  if (editor.isDestroyed) return;
  const { view } = editor;
  endArrival(view, beginArrival(view, ''), [picture]);
  editor.commands.focus();
};

/** Marks the words that comments are about. */
function useQuotes(editor: Editor, quotes: readonly QuotedWords[]): void {
  useEffect(() => {
    if (!editor.isDestroyed) showQuotes(editor, quotes);
  }, [editor, quotes]);
}

function Words({ editor, placeholder }: { editor: Editor; placeholder: string | undefined }) {
  const { t } = useTranslation('kit');
  const isEmpty = useEditorState({ editor, selector: ({ editor: current }) => current.isEmpty });
  return (
    <EditorContent
      editor={editor}
      className={styles.content}
      data-placeholder={isEmpty ? (placeholder ?? t('article.placeholder')) : undefined}
    />
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
