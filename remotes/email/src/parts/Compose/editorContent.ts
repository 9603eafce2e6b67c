import { getSchema, type JSONContent } from '@tiptap/core';
import { DOMParser, type Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { cleanMail } from '../../model/sanitizeMail';
import { extensions } from './editorExtensions';

/** Markup as the editor's own document: read from sanitised nodes, for the page takes no markup as text. */
export function contentOf(html: string): JSONContent {
  const { content } = cleanMail(html, { showPictures: false });
  return DOMParser.fromSchema(getSchema(extensions)).parse(content).toJSON();
}

function sliceOf(view: EditorView, html: string): Slice {
  const { content } = cleanMail(html, { showPictures: false });
  return DOMParser.fromSchema(view.state.schema).parseSlice(content, { preserveWhitespace: false });
}

const picturesIn = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => /^image\/(?:png|jpeg|gif|webp|avif|bmp)$/.test(type));

/** Pictures that are pasted go into the text; markup is sanitised before the editor reads it. */
export function pasteSafely(view: EditorView, event: ClipboardEvent, onPictures: (files: File[]) => void): boolean {
  const html = event.clipboardData?.getData('text/html');
  const pictures = picturesIn(event.clipboardData);
  if (pictures.length > 0 && !html) onPictures(pictures);
  else if (html) view.dispatch(view.state.tr.replaceSelection(sliceOf(view, html)).scrollIntoView());
  else return false;
  event.preventDefault();
  return true;
}

/** The same for what is dropped. Other files are left to the window, which attaches them. */
export function dropSafely(view: EditorView, event: DragEvent, onPictures: (files: File[]) => void): boolean {
  // Words that are moved within the text are the editor's own.
  if (view.dragging) return false;
  const pictures = picturesIn(event.dataTransfer);
  const html = event.dataTransfer?.getData('text/html');
  const place = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
  if (pictures.length > 0 && pictures.length === event.dataTransfer?.files.length) {
    event.stopPropagation();
    onPictures(pictures);
  } else if (html && event.dataTransfer?.files.length === 0) {
    const at = place ?? view.state.selection.from;
    view.dispatch(view.state.tr.replaceRange(at, at, sliceOf(view, html)).scrollIntoView());
    view.focus();
  } else return false;
  event.preventDefault();
  return true;
}

/** Keys that close the window or send the mail; the editor would swallow the one and break the line at the other. */
export function isKeyOfWindow(_view: EditorView, { key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === 'Escape' || (key === 'Enter' && (ctrlKey || metaKey));
}
