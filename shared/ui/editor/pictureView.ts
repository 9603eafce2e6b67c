import type { NodeViewRenderer } from '@tiptap/core';
import { DOMSerializer } from '@tiptap/pm/model';

/** What opens a picture, where its address in the text does not by itself; undefined where it does. */
export type ShowPicture = (src: string) => Promise<string> | undefined;

const retryMs = 3_000;
const maxTries = 5;

/** Here, a picture is not asked for before it is known by what it opens. */
const apart = document.implementation.createHTMLDocument('');

/** Pictures whose addresses in the text open nothing by themselves: the text keeps them as they are. */
export function createPictureViews(show: ShowPicture): NodeViewRenderer {
  // A picture is drawn anew with each letter of its alternative text.
  const known = new Map<string, string>();
  const open = async (image: Element, src: string, opening: Promise<string>, tries = 1): Promise<void> => {
    try {
      const shown = await opening;
      known.set(src, shown);
      image.setAttribute('src', shown);
    } catch {
      // Until then its words are seen. A page that is left stops its calls, too.
      await new Promise((resolve) => setTimeout(resolve, retryMs));
      const again = image.isConnected && tries < maxTries ? show(src) : undefined;
      if (again) await open(image, src, again, tries + 1);
    }
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
