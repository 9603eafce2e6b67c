import { Extension, mergeAttributes, Node } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { pictureArrivals } from './pictureArrivals';
import { typeAfterPicture } from './typeAfterPicture';

export type Alignment = 'left' | 'center' | 'right';
const alignments: readonly string[] = ['left', 'center', 'right'] satisfies Alignment[];

// Tiptap's own extensions for these two are released apart from the version in use, and would bring a second core.
const Align = Extension.create({
  name: 'align',
  addGlobalAttributes: () => [
    {
      types: ['paragraph'],
      attributes: {
        align: {
          default: null,
          parseHTML: ({ style }) => (alignments.includes(style.textAlign) ? style.textAlign : null),
          renderHTML: ({ align }) => (align ? { style: `text-align: ${align}` } : {}),
        },
      },
    },
  ],
});

export const link = { openOnClick: false, protocols: ['mailto', 'tel'], defaultProtocol: 'https' };

export const Picture = Node.create({
  name: 'picture',
  group: 'block',
  draggable: true,
  addAttributes: () => ({ src: { default: null }, alt: { default: null } }),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
  addProseMirrorPlugins: () => [pictureArrivals(), typeAfterPicture()],
});

export const extensions = [
  StarterKit.configure({
    heading: false,
    codeBlock: false,
    horizontalRule: false,
    trailingNode: false,
    link,
  }),
  Align,
  Picture,
];
