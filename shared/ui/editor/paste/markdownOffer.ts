import { type Editor, Extension } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { DOMParser } from '@tiptap/pm/model';
import { Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import type { ReadMarkup } from './pasted';

/** Plain text that was pasted and looks like Markdown, and where it is. */
export interface MarkdownOffer {
  text: string;
  from: number;
  to: number;
}

interface State {
  /** Text that the next paste puts in. */
  coming: string | null;
  offer: MarkdownOffer | null;
}

const key = new PluginKey<State>('markdownOffer');
const none: State = { coming: null, offer: null };

/** More is no note that somebody wants formatted, and takes long to read. */
const maxLength = 200_000;

const strong = [
  /^#{1,6} \S/m,
  /^(?:```|~~~)/m,
  /\*\*\S[^*\n]{0,200}\*\*/,
  /\[[^\]\n]{1,200}\]\([^)\s]{1,500}\)/,
  /^\|?[ :-]*-{3}[ :-]*\|/m,
];
const entry = /^ {0,8}(?:[-*+]|\d{1,4}[.)]) \S/gm;

const isMarkdown = (text: string): boolean =>
  text.length <= maxLength && (strong.some((sign) => sign.test(text)) || (text.match(entry)?.length ?? 0) >= 2);

/** Says that plain text is about to be pasted. */
export const noteMarkdown = (view: EditorView, text: string): void =>
  view.dispatch(view.state.tr.setMeta(key, { coming: isMarkdown(text) ? text : null, offer: null }));

/** What a transaction has put in. */
function placeOf({ mapping }: Transaction): { from: number; to: number } {
  const place = { from: Infinity, to: 0 };
  mapping.maps.forEach((map, index) => {
    const later = mapping.slice(index + 1);
    map.forEach((_oldStart, _oldEnd, start, end) => {
      place.from = Math.min(place.from, later.map(start, -1));
      place.to = Math.max(place.to, later.map(end, 1));
    });
  });
  return place;
}

function follow(tr: Transaction, before: State): State {
  const given: State | undefined = tr.getMeta(key);
  if (given) return given;
  if (!tr.docChanged) return before;
  if (before.coming !== null && tr.getMeta('paste'))
    return { coming: null, offer: { text: before.coming, ...placeOf(tr) } };
  const { offer } = before;
  // The editor formats a few signs by itself right after a paste.
  if (offer && tr.getMeta('appendedTransaction'))
    return { coming: null, offer: { ...offer, from: tr.mapping.map(offer.from, -1), to: tr.mapping.map(offer.to, 1) } };
  // Whoever writes on has seen the text as it is.
  return none;
}

export const MarkdownOffers = Extension.create({
  name: 'markdownOffers',
  addProseMirrorPlugins: () => [new Plugin<State>({ key, state: { init: () => none, apply: follow } })],
});

export const markdownOffer = (editor: Editor): MarkdownOffer | null => key.getState(editor.state)?.offer ?? null;

export const dismissMarkdown = ({ view }: Editor): void => view.dispatch(view.state.tr.setMeta(key, none));

/** Formats what was pasted, in one step of undo. */
export async function acceptMarkdown(editor: Editor, read: ReadMarkup): Promise<void> {
  const { marked } = await import('marked');
  const offer = markdownOffer(editor);
  if (!offer || editor.isDestroyed) return;
  const { state, view } = editor;
  const markup = read(marked.parse(offer.text, { async: false, gfm: true }));
  const slice = DOMParser.fromSchema(state.schema).parseSlice(markup, { preserveWhitespace: false });
  const { tr } = state;
  view.dispatch(
    closeHistory(tr.replaceRange(offer.from, offer.to, slice))
      .setMeta(key, none)
      .scrollIntoView(),
  );
  view.focus();
}
