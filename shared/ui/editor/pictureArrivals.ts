import { closeHistory } from '@tiptap/pm/history';
import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, TextSelection, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import { mappingOf } from './mappingOf';
import styles from './pictureArrivals.module.css';

/** Places of pictures that are being stored; they follow the text while somebody writes on. */
interface Place {
  id: number;
  at: number;
  label: string;
  /** The caret is still where it was when they were asked for, and goes after them. */
  hasCaret: boolean;
}

type Change = { begin: Place } | { end: number };

export interface PictureOfText {
  src: string;
  alt: string;
}

const key = new PluginKey<readonly Place[]>('pictureArrivals');
let lastId = 0;

function follow(places: readonly Place[], tr: Transaction, before: EditorState): readonly Place[] {
  const change: Change | undefined = tr.getMeta(key);
  const ended = change && 'end' in change ? change.end : undefined;
  const hasMoved = change === undefined && (tr.docChanged || !tr.selection.eq(before.selection));
  const mapping = mappingOf(tr, before.doc);
  const moved = places
    .filter(({ id }) => id !== ended)
    .map((place) => ({
      ...place,
      // Those that were asked for later come after those that have arrived; words that are typed there come after all.
      at: mapping.map(place.at, ended !== undefined && place.id > ended ? 1 : -1),
      hasCaret: place.hasCaret && !hasMoved,
    }));
  return change && 'begin' in change ? [...moved, change.begin] : moved;
}

function renderPlaceholder(label: string): HTMLElement {
  const place = document.createElement('span');
  place.className = styles.place ?? '';
  place.textContent = label;
  return place;
}

/** Shows where pictures will be. */
export const pictureArrivals = () =>
  new Plugin<readonly Place[]>({
    key,
    state: { init: () => [], apply: (tr, places, before) => follow(places, tr, before) },
    props: {
      decorations: (state) =>
        DecorationSet.create(
          state.doc,
          (key.getState(state) ?? []).map(({ id, at, label }) =>
            Decoration.widget(at, () => renderPlaceholder(label), { side: -1, key: String(id) }),
          ),
        ),
    },
  });

/** Code holds no pictures: theirs is after it. */
function placeFor(doc: Node, at: number): number {
  const $at = doc.resolve(at);
  return $at.parent.type.spec.code ? $at.after() : at;
}

/**
 * Keeps a place for pictures that are on their way.
 * @param at where they are dropped; the caret, or the end of what is selected, unless given
 * @returns the place, for `endArrival()`
 */
export function beginArrival({ state, dispatch }: EditorView, label: string, at = state.selection.to): number {
  lastId += 1;
  const place = { id: lastId, at: placeFor(state.doc, at), label, hasCaret: true };
  dispatch(state.tr.setMeta(key, { begin: place }).setMeta('addToHistory', false));
  return place.id;
}

/** Puts the pictures where they were to be, in one step of undo; none of them: their place goes. */
export function endArrival(view: EditorView, id: number, pictures: readonly PictureOfText[]): void {
  if (view.isDestroyed) return;
  const place = key.getState(view.state)?.find((one) => one.id === id);
  const tr = view.state.tr.setMeta(key, { end: id });
  if (!place || pictures.length === 0) {
    view.dispatch(tr.setMeta('addToHistory', false));
    return;
  }
  putIn(tr, place, pictures);
  view.dispatch(closeHistory(tr));
  view.dispatch(closeHistory(view.state.tr));
}

function putIn(tr: Transaction, { at, hasCaret }: Place, pictures: readonly PictureOfText[]): void {
  const { picture, paragraph } = tr.doc.type.schema.nodes;
  if (!picture || !paragraph) return;
  tr.replaceRange(at, at, new Slice(Fragment.from(pictures.map((attrs) => picture.create(attrs))), 0, 0));
  let end = at;
  // At the edge of a paragraph they are put beside it, and not where it was asked for.
  tr.mapping.maps.at(-1)?.forEach((_oldStart, _oldEnd, from, to) => {
    tr.doc.nodesBetween(from, to, (node, pos) => {
      if (node.type === picture && pos >= from) end = pos + node.nodeSize;
    });
  });
  const $end = tr.doc.resolve(end);
  const next = $end.nodeAfter;
  // Writing goes on in a paragraph: a picture that is selected would give way to the next key.
  if (!next?.isTextblock || next.type.spec.code) tr.insert(end, paragraph.create());
  if (hasCaret) tr.setSelection(TextSelection.create(tr.doc, end + 1)).scrollIntoView();
}
