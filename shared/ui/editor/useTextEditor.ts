import type { Extensions } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type Editor, useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { contentOf } from './editorContent';

import { markupOf } from './markupOf';
import type { PicturesOfText, ReadMarkup } from './paste/pasted';
import { pasteProps } from './paste/pasteProps';
import { useHandOver } from './useHandOver';
import { type PictureOptions, usePictures } from './usePictures';

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
  /** The extensions bring the text: the markup is of no account. */
  isShared?: boolean;
  /** What of the text is handed on, where that is not all of it. It stays the same. */
  toStored?: (doc: Node) => Node;
  /** The class of the text. */
  className: string;
}

/** Until the text is there. Markup is read safely alone, be it empty. */
const empty = { type: 'doc', content: [{ type: 'paragraph' }] };

/** An editor of formatted text that takes in markup only after it was read safely. */
export function useTextEditor(options: TextEditorOptions): { editor: Editor; pictures: PicturesOfText } {
  const { html, onChange, label, id, read, extensions, storePicture, isKeyOfHost, isReadOnly = false } = options;
  const { takesFiles, className, isShared = false, toStored } = options;
  const [content] = useState(() => (isShared ? empty : contentOf(html, read, extensions)));
  const written = useRef(html);
  const latest = useRef(options);
  latest.current = options;
  const handOver = useHandOver(written, onChange, toStored);
  const pictures = usePictures(options, () => markupOf(editor, toStored).length);
  const arrival = pasteProps({ read, takesFiles, pictures: storePicture && pictures });
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
        ...(id && { id }),
      },
      ...arrival.props,
      handleKeyDown: (_view, event) => latest.current.isKeyTaken?.(event) ?? false,
      handleDOMEvents: {
        paste: arrival.paste,
        drop: arrival.drop,
        keydown: (_view, event) => {
          const isOfHost = isKeyOfHost?.(event) ?? false;
          if (isOfHost) handOver.settle();
          return isOfHost;
        },
      },
    },
    onUpdate({ editor: current }) {
      // The text of several people arrives while the editor is made, which is while the page is drawn.
      if (isShared) queueMicrotask(() => handOver.note(current));
      else handOver.note(current);
    },
    onBlur: () => handOver.settle(),
  });
  // Content that another tab has written, or keys pressed before the field existed.
  useEffect(() => {
    if (isShared || html === written.current || editor.isDestroyed) return;
    handOver.forget();
    written.current = html;
    editor.commands.setContent(contentOf(html, read, extensions), { emitUpdate: false });
  }, [html, editor, read, extensions, handOver, isShared]);
  useEffect(() => {
    if (!editor.isDestroyed && editor.isEditable === isReadOnly) editor.setEditable(!isReadOnly, false);
  }, [editor, isReadOnly]);
  return { editor, pictures };
}
