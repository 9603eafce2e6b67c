import { BlockAttributes as Attributes, directionHolders } from '@atrium/contract/document';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { directionOf } from '../sanitize/directions';

/** Attributes of blocks, with the direction of what holds them as it is while they are written. */
export const BlockAttributes = Attributes.extend({ addProseMirrorPlugins: () => [holderDirections()] });

const key = new PluginKey<DecorationSet>('holderDirections');

/** Letters that are looked at for a direction. */
const maxLetters = 200;

function decorate(doc: Node): DecorationSet {
  const found: Decoration[] = [];
  doc.forEach((node, offset) => {
    if (!directionHolders.includes(node.type.name) || node.attrs.dir) return;
    const dir = directionOf(node.textBetween(0, Math.min(maxLetters, node.content.size), ' '));
    if (dir) found.push(Decoration.node(offset, offset + node.nodeSize, { dir }));
  });
  return DecorationSet.create(doc, found);
}

const holderDirections = () =>
  new Plugin<DecorationSet>({
    key,
    state: {
      init: (_config, { doc }) => decorate(doc),
      apply: (change, before) => (change.docChanged ? decorate(change.doc) : before),
    },
    props: { decorations: (state) => key.getState(state) },
  });
