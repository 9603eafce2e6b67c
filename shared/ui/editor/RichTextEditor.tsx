import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { EditorToolbar } from './EditorToolbar';
import { contentOf, dropSafely, pasteSafely, type ReadMarkup } from './editorContent';
import { extensions } from './editorExtensions';
import styles from './RichTextEditor.module.css';

/** Where somebody was in a text, counted from its end. */
export interface Caret {
  anchor: number;
  head: number;
}

export interface RichTextEditorProps {
  html: string;
  onChange: (html: string) => void;
  /** Its name for screen readers. */
  label: string;
  id?: string;
  /** Drawn while nothing is written. */
  placeholder?: string;
  read: ReadMarkup;
  hasFocus?: boolean;
  /** Where somebody was while writing in what was there before the editor: it takes over from there. */
  handOver?: RefObject<Caret | null>;
  /** Stores a picture that is pasted or dropped; gives its address, or undefined where that failed. Absent: none are taken. */
  storePicture?: (file: File) => Promise<string | undefined>;
  /** Keys that are not the editor's: those of what is around it. */
  isKeyOfHost?: (event: KeyboardEvent) => boolean;
  /** The class of the ground of the text. */
  className?: string;
  /** Under the text, on the same ground. */
  children?: ReactNode;
}

/** Where formatted text is written: its ground, and the formatting below. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { placeholder, className, children, hasFocus = false, handOver } = props;
  const editor = useTextEditor(props);
  const isEmpty = useEditorState({ editor, selector: ({ editor: current }) => current.isEmpty });
  useFocus(editor, { hasFocus, handOver });
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the ground of the text, which has keys of its own */}
      <div
        className={className}
        onClick={({ target, currentTarget }) => target === currentTarget && editor.commands.focus('end')}
      >
        <EditorContent
          editor={editor}
          className={styles.content}
          data-placeholder={isEmpty ? placeholder : undefined}
        />
        {children}
      </div>
      <EditorToolbar editor={editor} />
    </>
  );
}

function useTextEditor({ html, onChange, label, id, read, storePicture, isKeyOfHost }: RichTextEditorProps): Editor {
  const [content] = useState(() => contentOf(html, read));
  const written = useRef(html);
  const addPictures = async (files: readonly File[]) => {
    for (const file of files) {
      const src = await storePicture?.(file);
      if (src) editor.commands.insertContent({ type: 'picture', attrs: { src, alt: file.name } });
    }
  };
  const arrival = { read, onPictures: storePicture && ((files: File[]) => void addPictures(files)) };
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
        'aria-label': label,
        dir: 'auto',
        ...(id && { id }),
      },
      handleDOMEvents: {
        paste: (view, event) => pasteSafely(view, event, arrival),
        drop: (view, event) => dropSafely(view, event, arrival),
        keydown: (_view, event) => isKeyOfHost?.(event) ?? false,
      },
    },
    onUpdate: ({ editor: current }) => {
      written.current = current.getHTML();
      onChange(written.current);
    },
  });
  // What another tab has written into it, or a key that was pressed before there was a field.
  useEffect(() => {
    if (html === written.current || editor.isDestroyed) return;
    written.current = html;
    editor.commands.setContent(contentOf(html, read), { emitUpdate: false });
  }, [html, editor, read]);
  return editor;
}

interface Focus {
  hasFocus: boolean;
  handOver: RefObject<Caret | null> | undefined;
}

/** Takes over focus and caret from what was there before, or has the focus where writing begins in it. */
function useFocus(editor: Editor, { hasFocus, handOver }: Focus): void {
  const takeFocus = useEffectEvent(() => {
    const place = handOver?.current ?? (hasFocus ? { anchor: 0, head: 0 } : null);
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
