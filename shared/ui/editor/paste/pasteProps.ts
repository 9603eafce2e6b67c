import type { EditorProps, EditorView } from '@tiptap/pm/view';
import { cleanPaste, write } from './cleanPaste';
import { noteMarkdown } from './markdownOffer';
import { parsePlainText } from './parsePlainText';
import type { PicturesOfText, ReadMarkup } from './pasted';
import { extractPictures, placePictures } from './pastedPictures';

/** Conversion of pasted and stored markup. */
interface Arrival {
  read: ReadMarkup;
  /** Absent where no pictures are taken. */
  pictures?: PicturesOfText | undefined;
  /** Other files that are dropped are not left to what is around the editor: each is named as no picture. */
  takesFiles?: boolean | undefined;
}

const isPicture = ({ type }: File) => /^image\/(?:png|jpeg|gif|webp|avif|bmp)$/.test(type);

/** A page's picture that was copied by itself: the browser adds it as a file, and names its address in markup. */
function isOnePicture(html: string): boolean {
  const words = html.replace(/<!--[^>]*-->|<[^<>]*>/g, '').trim();
  return words === '' && html.match(/<img[\s/]/gi)?.length === 1;
}

function takePictures(view: EditorView, event: ClipboardEvent, { pictures }: Arrival): boolean {
  const html = event.clipboardData?.getData('text/html') ?? '';
  const files = [...(event.clipboardData?.files ?? [])];
  const isOfFiles = html === '' || (isOnePicture(html) && files.some(isPicture));
  if (!pictures || files.length === 0 || !isOfFiles) return false;
  pictures.add(view, files);
  event.preventDefault();
  return true;
}

/** Other files are left to what is around the editor. */
function takeDrop(view: EditorView, event: DragEvent, { pictures, takesFiles }: Arrival): boolean {
  // Words that are moved within the text are the editor's own.
  if (view.dragging || !pictures) return false;
  const files = [...(event.dataTransfer?.files ?? [])];
  if (files.length === 0 || !(takesFiles || files.every(isPicture))) return false;
  event.preventDefault();
  event.stopPropagation();
  pictures.add(view, files, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos);
  view.focus();
  return true;
}

/**
 * What comes from the clipboard, and by dragging, goes ProseMirror's own way, so that its rules for code, cells and
 * slices hold; this makes it harmless and tidy before ProseMirror reads it.
 */
export function pasteProps(arrival: Arrival) {
  const { read, pictures } = arrival;
  return {
    paste: (view: EditorView, event: ClipboardEvent) => takePictures(view, event, arrival),
    drop: (view: EditorView, event: DragEvent) => takeDrop(view, event, arrival),
    props: {
      transformPastedHTML(html, view) {
        const markup = cleanPaste(html, view.state.schema, read);
        const { files, leftOut } = extractPictures(markup, html, pictures !== undefined);
        // ProseMirror puts the text in at once, and then their places are known.
        queueMicrotask(() => {
          if (pictures) placePictures(view, files, pictures);
          if (leftOut > 0) pictures?.leaveOut(leftOut);
        });
        return write(markup);
      },
      clipboardTextParser(text, $context, _isPlain, view) {
        noteMarkdown(view, text);
        return parsePlainText(text, $context) ?? view.state.doc.slice(0, 0);
      },
    } satisfies EditorProps,
  };
}
