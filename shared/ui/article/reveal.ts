import type { Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';

/**
 * Selects a part of the text and brings it to the middle of the screen: at its edges a bar may cover it. The editor itself
 * scrolls to no selection while the focus is elsewhere.
 */
export function reveal(editor: Editor, from: number, to: number): void {
  const { view, state } = editor;
  const end = Math.min(to, state.doc.content.size);
  const start = Math.min(from, end);
  view.dispatch(state.tr.setSelection(TextSelection.between(state.doc.resolve(start), state.doc.resolve(end))));
  view.focus();
  const { node } = view.domAtPos(start);
  (node instanceof Element ? node : node.parentElement)?.scrollIntoView({ block: 'center' });
}
