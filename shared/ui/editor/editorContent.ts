import { type Extensions, getSchema, type JSONContent } from '@tiptap/core';
import { DOMParser, type Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import type { PicturesOfText } from './usePictures';

/** Reads markup as harmless nodes, for the page takes no markup as text. */
export type ReadMarkup = (html: string) => DocumentFragment;

/** Markup as the editor's own document. */
export const contentOf = (html: string, read: ReadMarkup, extensions: Extensions): JSONContent =>
  DOMParser.fromSchema(getSchema(extensions)).parse(read(html)).toJSON();

const sliceOf = (view: EditorView, markup: DocumentFragment): Slice =>
  DOMParser.fromSchema(view.state.schema).parseSlice(markup, { preserveWhitespace: false });

/** Conversion of pasted and stored markup. */
interface Arrival {
  read: ReadMarkup;
  /** Absent where no pictures are taken. */
  pictures?: PicturesOfText | undefined;
  /** Other files that are dropped are not left to what is around the editor: each is named as no picture. */
  takesFiles?: boolean | undefined;
}

const isPicture = ({ type }: File) => /^image\/(?:png|jpeg|gif|webp|avif|bmp)$/.test(type);

/** Pictures that are pasted go into the text; markup is sanitised before the editor reads it. */
export function pasteSafely(view: EditorView, event: ClipboardEvent, { read, pictures }: Arrival): boolean {
  const html = event.clipboardData?.getData('text/html');
  const files = [...(event.clipboardData?.files ?? [])];
  if (files.length > 0 && !html && pictures) pictures.add(view, files);
  else if (html) putMarkup(view, { html, read, pictures });
  else return false;
  event.preventDefault();
  return true;
}

/** The same for what is dropped. Other files are left to what is around the editor. */
export function dropSafely(view: EditorView, event: DragEvent, { read, pictures, takesFiles }: Arrival): boolean {
  // Words that are moved within the text are the editor's own.
  if (view.dragging) return false;
  const files = [...(event.dataTransfer?.files ?? [])];
  const html = event.dataTransfer?.getData('text/html');
  const place = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
  if (pictures && files.length > 0 && (takesFiles || files.every(isPicture))) {
    event.stopPropagation();
    pictures.add(view, files, place);
    view.focus();
  } else if (html && files.length === 0) {
    putMarkup(view, { html, read, pictures, at: place ?? view.state.selection.from });
    view.focus();
  } else return false;
  event.preventDefault();
  return true;
}

interface Markup extends Arrival {
  html: string;
  /** In place of what is selected, unless given. */
  at?: number;
}

/** In the text for a picture that came within it, until its place is known. */
const mark = '\uE0F1';

/** Puts markup into the text. Pictures within it are stored like any other; those at an address of others are left out, and counted. */
function putMarkup(view: EditorView, { html, read, pictures, at }: Markup): void {
  const markup = read(html);
  const files = extractPictures(markup, html, pictures !== undefined);
  const { tr } = view.state;
  const slice = sliceOf(view, markup);
  view.dispatch((at === undefined ? tr.replaceSelection(slice) : tr.replaceRange(at, at, slice)).scrollIntoView());
  if (!pictures) return;
  for (const file of files) {
    const place = placeOfMark(view);
    if (place === undefined) continue;
    view.dispatch(view.state.tr.delete(place, place + mark.length));
    pictures.add(view, [file], place);
  }
  const pictureCount = markup.querySelectorAll('img').length + files.length;
  const leftOut = (html.match(/<img[\s/]/gi)?.length ?? 0) - pictureCount;
  if (leftOut > 0) pictures.leaveOut(leftOut);
}

const isOwn = (src: string): boolean =>
  src !== '' && URL.canParse(src, location.href) && new URL(src, location.href).origin === location.origin;

/** Takes pictures out of markup, with what they hold where they hold it themselves. What comes from an editor of ours is as it was stored. */
function extractPictures(markup: DocumentFragment, html: string, areStored: boolean): File[] {
  const files: File[] = [];
  for (const image of markup.querySelectorAll('img')) {
    const src = image.getAttribute('src') ?? '';
    const isStored = src.startsWith('data:') && html.includes('data-pm-slice');
    if (isStored || isOwn(src)) continue;
    const file = areStored ? fileOf(src, image.alt) : undefined;
    if (file) files.push(file);
    image.replaceWith(file ? mark : '');
  }
  return files;
}

/** The picture within an address. The page's policy lets no call fetch it from there. */
function fileOf(src: string, alt: string): File | undefined {
  const [, type, base64] = /^data:(image\/[a-z+-]+);base64,([A-Za-z0-9+/=\s]+)$/.exec(src) ?? [];
  if (!type || !base64) return undefined;
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return new File([bytes], alt || 'picture', { type });
  } catch {
    return undefined;
  }
}

function placeOfMark({ state }: EditorView): number | undefined {
  let place: number | undefined;
  state.doc.descendants((node, position) => {
    const at = node.isText ? (node.text ?? '').indexOf(mark) : -1;
    if (place === undefined && at >= 0) place = position + at;
    return place === undefined;
  });
  return place;
}
