import { Picture as PictureNode } from '@atrium/contract/document';
import { NodeSelection, Plugin, TextSelection } from '@tiptap/pm/state';
import { pictureArrivals } from './pictureArrivals';
import { createPictureViews, type ShowPicture } from './pictureView';

export interface PictureOptions {
  show: ShowPicture | undefined;
}

/** Pictures of a text that is being written. */
export const Picture = PictureNode.extend<PictureOptions>({
  addOptions: () => ({ show: undefined }),
  addNodeView() {
    return this.options.show ? createPictureViews(this.options.show) : null;
  },
  addProseMirrorPlugins: () => [pictureArrivals(), typeAfterPicture()],
});

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
