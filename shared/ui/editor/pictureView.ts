import type { NodeViewRenderer } from '@tiptap/core';
import { DOMSerializer } from '@tiptap/pm/model';

/** What opens a picture, where its address in the text does not by itself; undefined where it does. */
export type ShowPicture = (src: string) => Promise<string> | undefined;

/** Here, a picture is not asked for before it is known by what it opens. */
const apart = document.implementation.createHTMLDocument('');

/** Pictures whose addresses in the text open nothing by themselves: the text keeps them as they are. */
export function createPictureViews(show: ShowPicture): NodeViewRenderer {
  // A picture is drawn anew with each letter of its alternative text.
  const known = new Map<string, string>();
  const open = async (image: Element, src: string, opening: Promise<string>) => {
    // One that does not open is seen as such, with its words.
    const shown = await opening.catch(() => src);
    known.set(src, shown);
    image.setAttribute('src', shown);
  };
  return ({ node }) => {
    const { toDOM } = node.type.spec;
    const { dom } = DOMSerializer.renderSpec(apart, toDOM ? toDOM(node) : ['img']);
    const image = dom instanceof HTMLImageElement ? dom : dom instanceof Element ? dom.querySelector('img') : null;
    const src = image?.getAttribute('src');
    const before = src ? known.get(src) : undefined;
    const opening = src && before === undefined ? show(src) : undefined;
    if (image && before !== undefined) image.setAttribute('src', before);
    if (image && src && opening) {
      image.removeAttribute('src');
      void open(image, src, opening);
    }
    return { dom: document.adoptNode(dom) };
  };
}
