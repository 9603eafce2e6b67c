import type { EditorView } from '@tiptap/pm/view';
import { countSigns } from './otherContent';
import type { PicturesOfText } from './pasted';

/** In the text for a picture that came within it, until its place is known. */
const mark = '\uE0F1';

const isOwn = (src: string): boolean =>
  src !== '' && URL.canParse(src, location.href) && new URL(src, location.href).origin === location.origin;

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

/**
 * Takes pictures out of pasted markup, with what they hold where they hold it themselves. What comes from an editor of
 * ours is as it was stored. Those at an address of others are left out.
 * @returns files, in their order, and how many were left out
 */
export function extractPictures(markup: DocumentFragment, html: string, areTaken: boolean) {
  const files: File[] = [];
  let kept = 0;
  for (const image of markup.querySelectorAll('img')) {
    const src = image.getAttribute('src') ?? '';
    const isStored = src.startsWith('data:') && html.includes('data-pm-slice');
    const file = isStored || isOwn(src) || !areTaken ? undefined : fileOf(src, image.alt);
    if (file) files.push(file);
    if (areTaken && (isStored || isOwn(src))) kept += 1;
    else image.replaceWith(file ? mark : '');
  }
  const leftOut = Math.max(0, (html.match(/<img[\s/]/gi)?.length ?? 0) - countSigns(html) - kept - files.length);
  return { files, leftOut };
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

/** Stores the pictures of markup that was put into the text, each at its place. */
export function placePictures(view: EditorView, files: readonly File[], pictures: PicturesOfText): void {
  for (const file of files) {
    const place = view.isDestroyed ? undefined : placeOfMark(view);
    if (place === undefined) continue;
    view.dispatch(view.state.tr.delete(place, place + mark.length));
    pictures.add(view, [file], place);
  }
}
