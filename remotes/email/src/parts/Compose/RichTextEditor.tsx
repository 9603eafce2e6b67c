import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasText } from '../../model/composition';
import { EditorToolbar } from './EditorToolbar';
import { contentOf, dropSafely, isKeyOfWindow, pasteSafely } from './editorContent';
import { extensions } from './editorExtensions';
import body from './MessageEditor.module.css';
import styles from './RichTextEditor.module.css';
import type { HandOver } from './StandIn';

export interface RichTextEditorProps {
  html: string;
  hasFocus: boolean;
  /** Where somebody was while writing in the stand-in. */
  handOver: RefObject<HandOver | null>;
  onChange: (html: string) => void;
  storePicture: (file: File) => Promise<string | undefined>;
  children: ReactNode;
}

export default function RichTextEditor({ html, storePicture, onChange, children, ...focus }: RichTextEditorProps) {
  const { t } = useTranslation('email');
  const [isEmpty, setEmpty] = useState(!hasText(html));
  const [content] = useState(() => contentOf(html));
  const written = useRef(html);
  const addPictures = async (files: readonly File[]) => {
    for (const file of files) {
      const src = await storePicture(file);
      if (src) editor.commands.insertContent({ type: 'picture', attrs: { src, alt: file.name } });
    }
  };
  const editor = useEditor({
    extensions,
    content,
    // The page's policy lets in no style element of a stranger; the few rules are in the style sheet beside.
    injectCSS: false,
    editorProps: {
      attributes: {
        class: styles.text ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': t('compose.message'),
        dir: 'auto',
      },
      handleDOMEvents: {
        paste: (view, event) => pasteSafely(view, event, (files) => void addPictures(files)),
        drop: (view, event) => dropSafely(view, event, (files) => void addPictures(files)),
        keydown: isKeyOfWindow,
      },
    },
    onUpdate: ({ editor: current }) => {
      setEmpty(current.isEmpty);
      written.current = current.getHTML();
      onChange(written.current);
    },
  });
  useFocus(editor, focus);
  // What another tab has written into the draft, or a key that was pressed before there was a field.
  useEffect(() => {
    if (html === written.current || editor.isDestroyed) return;
    written.current = html;
    editor.commands.setContent(contentOf(html), { emitUpdate: false });
    setEmpty(editor.isEmpty);
  }, [html, editor]);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the ground of the text, which has keys of its own */}
      <div
        className={body.body}
        onClick={({ target, currentTarget }) => target === currentTarget && editor.commands.focus('end')}
      >
        <EditorContent
          editor={editor}
          className={styles.content}
          data-placeholder={isEmpty ? t('compose.message') : undefined}
        />
        {children}
      </div>
      <EditorToolbar editor={editor} />
    </>
  );
}

/** Takes over focus and caret from the stand-in, or has the focus where writing begins in it. */
function useFocus(editor: Editor, { hasFocus, handOver }: Pick<RichTextEditorProps, 'hasFocus' | 'handOver'>): void {
  const takeFocus = useEffectEvent(() => {
    const place = handOver.current ?? (hasFocus ? { anchor: 0, head: 0 } : null);
    // An editor that had to wait for its page to be drawn is done away with, and another one follows.
    if (!place || editor.isDestroyed) return;
    // At once, and not a frame later as the editor's own way is: keys typed meanwhile would go to the page.
    editor.view.dom.focus();
    const end = editor.state.doc.content.size - 1;
    const from = (distance: number) => Math.max(1, end - distance);
    editor.commands.setTextSelection({ from: from(place.anchor), to: from(place.head) });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new editor takes the focus, and nothing else does
  useLayoutEffect(() => takeFocus(), [editor]);
}
