import { type Extensions, getSchema, type JSONContent } from '@tiptap/core';
import { DOMParser, type Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';

/** Reads markup as harmless nodes, for the page takes no markup as text. */
export type ReadMarkup = (html: string) => DocumentFragment;

/** Markup as the editor's own document. */
export const contentOf = (html: string, read: ReadMarkup, extensions: Extensions): JSONContent =>
  DOMParser.fromSchema(getSchema(extensions)).parse(read(html)).toJSON();

const sliceOf = (view: EditorView, html: string, read: ReadMarkup): Slice =>
  DOMParser.fromSchema(view.state.schema).parseSlice(read(html), { preserveWhitespace: false });

/** How what comes from elsewhere gets into the text. */
interface Arrival {
  read: ReadMarkup;
  /** Absent where no pictures are taken. */
  onPictures?: ((files: File[]) => void) | undefined;
}

const picturesIn = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => /^image\/(?:png|jpeg|gif|webp|avif|bmp)$/.test(type));

/** Pictures that are pasted go into the text; markup is sanitised before the editor reads it. */
export function pasteSafely(view: EditorView, event: ClipboardEvent, { read, onPictures }: Arrival): boolean {
  const html = event.clipboardData?.getData('text/html');
  const pictures = picturesIn(event.clipboardData);
  if (pictures.length > 0 && !html && onPictures) onPictures(pictures);
  else if (html) view.dispatch(view.state.tr.replaceSelection(sliceOf(view, html, read)).scrollIntoView());
  else return false;
  event.preventDefault();
  return true;
}

/** The same for what is dropped. Other files are left to what is around the editor. */
export function dropSafely(view: EditorView, event: DragEvent, { read, onPictures }: Arrival): boolean {
  // Words that are moved within the text are the editor's own.
  if (view.dragging) return false;
  const pictures = picturesIn(event.dataTransfer);
  const html = event.dataTransfer?.getData('text/html');
  const place = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
  if (onPictures && pictures.length > 0 && pictures.length === event.dataTransfer?.files.length) {
    event.stopPropagation();
    onPictures(pictures);
  } else if (html && event.dataTransfer?.files.length === 0) {
    const at = place ?? view.state.selection.from;
    view.dispatch(view.state.tr.replaceRange(at, at, sliceOf(view, html, read)).scrollIntoView());
    view.focus();
  } else return false;
  event.preventDefault();
  return true;
}
