import { Extension } from '@tiptap/core';

export type Alignment = 'left' | 'center' | 'right' | 'justify';
const alignments: readonly string[] = ['left', 'center', 'right', 'justify'] satisfies Alignment[];

const alignmentOf = (element: HTMLElement): string | null => {
  const align = element.getAttribute('align') ?? element.style.textAlign;
  return alignments.includes(align) ? align : null;
};

const directions: readonly string[] = ['ltr', 'rtl'];
const statedDirection = (element: HTMLElement): string | null => {
  const dir = element.getAttribute('dir') ?? '';
  return directions.includes(dir) ? dir : null;
};

/** Containers take the direction of their first letter; what lies in them has its own. */
export const directionHolders = ['bulletList', 'orderedList', 'blockquote', 'table'];

const stated = ({ dir }: Record<string, unknown>) => (dir ? { dir } : {});

// Tiptap's own extensions for these two are released apart from the version in use, and would bring a second core.
export const BlockAttributes = Extension.create({
  name: 'blockAttributes',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading'],
      attributes: {
        align: {
          default: null,
          parseHTML: alignmentOf,
          // As an attribute, which mail programs and readers take as well as a style, and no policy refuses.
          renderHTML: ({ align }) => (align ? { align } : {}),
        },
      },
    },
    {
      types: ['paragraph', 'heading', 'codeBlock'],
      attributes: {
        dir: { default: null, parseHTML: statedDirection, renderHTML: ({ dir }) => ({ dir: dir ?? 'auto' }) },
      },
    },
    { types: directionHolders, attributes: { dir: { default: null, parseHTML: statedDirection, renderHTML: stated } } },
  ],
});
