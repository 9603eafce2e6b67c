import type { Extensions } from '@tiptap/core';
import { type Editor, useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { contentOf, dropSafely, pasteSafely, type ReadMarkup } from './editorContent';
import { useHandOver } from './useHandOver';
import { type PictureOptions, type PicturesOfText, usePictures } from './usePictures';

interface TextEditorOptions extends PictureOptions {
  html: string;
  onChange: (html: string) => void;
  label: string;
  id?: string;
  read: ReadMarkup;
  extensions: Extensions;
  /** Other files than pictures are named, and not left to what is around the editor. */
  takesFiles?: boolean;
  isKeyOfHost?: (event: KeyboardEvent) => boolean;
  /** Keys that something over the text takes first, such as a menu that is open. */
  isKeyTaken?: (event: KeyboardEvent) => boolean;
  isReadOnly?: boolean;
  /** The class of the text. */
  className: string;
}

/** An editor of formatted text that takes in markup only after it was read safely. */
export function useTextEditor(options: TextEditorOptions): { editor: Editor; pictures: PicturesOfText } {
  const { html, onChange, label, id, read, extensions, storePicture, isKeyOfHost, isReadOnly = false } = options;
  const { takesFiles, className } = options;
  const [content] = useState(() => contentOf(html, read, extensions));
  const written = useRef(html);
  const latest = useRef(options);
  latest.current = options;
  const handOver = useHandOver(written, onChange);
  const pictures = usePictures(options, () => editor.getHTML().length);
  const arrival = { read, takesFiles, pictures: storePicture && pictures };
  const editor = useEditor({
    extensions,
    content,
    editable: !isReadOnly,
    // The page's policy allows no style element without its nonce; the few rules are in the style sheet beside.
    injectCSS: false,
    editorProps: {
      attributes: {
        class: className,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        dir: 'auto',
        ...(id && { id }),
      },
      handleKeyDown: (_view, event) => latest.current.isKeyTaken?.(event) ?? false,
      handleDOMEvents: {
        paste: (view, event) => pasteSafely(view, event, arrival),
        drop: (view, event) => dropSafely(view, event, arrival),
        keydown: (_view, event) => {
          const isOfHost = isKeyOfHost?.(event) ?? false;
          if (isOfHost) handOver.settle();
          return isOfHost;
        },
      },
    },
    onUpdate: ({ editor: current }) => handOver.note(current),
    onBlur: () => handOver.settle(),
  });
  // Content that another tab has written, or keys pressed before the field existed.
  useEffect(() => {
    if (html === written.current || editor.isDestroyed) return;
    handOver.forget();
    written.current = html;
    editor.commands.setContent(contentOf(html, read, extensions), { emitUpdate: false });
  }, [html, editor, read, extensions, handOver]);
  useEffect(() => {
    if (!editor.isDestroyed && editor.isEditable === isReadOnly) editor.setEditable(!isReadOnly, false);
  }, [editor, isReadOnly]);
  return { editor, pictures };
}
