import { type Editor, EditorContent, useEditorState } from '@tiptap/react';
import { type ReactNode, type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { EditorToolbar } from './EditorToolbar';
import { extensions } from './editorExtensions';
import { MarkdownBar } from './MarkdownBar';
import { PictureErrors } from './PictureErrors';
import type { ReadMarkup } from './paste/pasted';
import styles from './RichTextEditor.module.css';
import { useTextEditor } from './useTextEditor';

/** Caret in a text, counted from its end. */
interface Caret {
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
  /** Caret in the plain field that was there before the editor, which takes over from there. */
  handOver?: RefObject<Caret | null>;
  /**
   * Stores a picture that is pasted or dropped, once it was made small; gives its address. What it rejects with is said
   * beside the text; undefined says that it was said elsewhere. Absent: none are taken.
   */
  storePicture?: (file: File) => Promise<string | undefined>;
  /** Characters of markup that are taken: a picture that would pass them is refused, with the limit. */
  maxLength?: number;
  /** Keys that are not the editor's: those of what is around it. */
  isKeyOfHost?: (event: KeyboardEvent) => boolean;
  /** The class of the ground of the text. */
  className?: string;
  /** Under the text, on the same ground. */
  children?: ReactNode;
}

/** Field for formatted text: the text, and the formatting below. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { placeholder, className, children, hasFocus = false, handOver } = props;
  const { editor, pictures } = useTextEditor({ ...props, extensions, className: styles.text ?? '' });
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
      <PictureErrors pictures={pictures} />
      <MarkdownBar editor={editor} read={props.read} />
      <EditorToolbar editor={editor} />
    </>
  );
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
