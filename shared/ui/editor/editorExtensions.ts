import { Extension, mergeAttributes, Node } from '@tiptap/core';
import { NodeSelection, Plugin, TextSelection } from '@tiptap/pm/state';
import { StarterKit } from '@tiptap/starter-kit';
import { pictureArrivals } from './pictureArrivals';

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

/** A key while a picture is selected, as the first one of a text is on arrival: words go after it, and not in its place. */
const typeAfterPicture = () =>
  new Plugin({
    props: {
      handleTextInput({ state, dispatch }, _from, _to, text) {
        const { selection, schema, tr } = state;
        const isPicture = selection instanceof NodeSelection && selection.node.type === schema.nodes.picture;
        if (!isPicture || !schema.nodes.paragraph) return false;
        tr.insert(selection.to, schema.nodes.paragraph.create(null, schema.text(text)));
        tr.setSelection(TextSelection.create(tr.doc, selection.to + 1 + text.length));
        dispatch(tr.scrollIntoView());
        return true;
      },
    },
  });
