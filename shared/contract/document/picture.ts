import { mergeAttributes, Node } from '@tiptap/core';

const imageOf = (element: Element): Element | null =>
  element.localName === 'img' ? element : element.querySelector('img');

/** As it is written: Tiptap reads an alternative text of digits as a number. */
const written = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => imageOf(element)?.getAttribute(name) ?? null,
});

const captionOf = (element: Element): string => element.querySelector('figcaption')?.textContent?.trim() ?? '';

/** A picture; with a caption it is a figure (HTML, §4.4.12). */
export const Picture = Node.create({
  name: 'picture',
  group: 'block',
  draggable: true,
  addAttributes: () => ({
    src: written('src'),
    alt: written('alt'),
    width: written('width'),
    height: written('height'),
    caption: { default: '', parseHTML: captionOf, rendered: false },
  }),
  parseHTML: () => [
    { tag: 'figure', getAttrs: (element) => (element.querySelectorAll('img[src]').length === 1 ? {} : false) },
    { tag: 'img[src]' },
  ],
  renderHTML({ node, HTMLAttributes }) {
    const { caption } = node.attrs;
    const image = ['img', mergeAttributes(HTMLAttributes)] as const;
    return caption ? ['figure', image, ['figcaption', String(caption)]] : image;
  },
});
