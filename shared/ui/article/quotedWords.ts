import { type Editor, Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** Words that something outside of the text is about, such as a comment. */
export interface QuotedWords {
  text: string;
  /** Number shared with the comment. */
  number: number;
  isResolved: boolean;
}

interface Marked {
  quotes: readonly QuotedWords[];
  marks: DecorationSet;
}

const key = new PluginKey<Marked>('quotedWords');

function placeOf(doc: Node, text: string): { from: number; to: number } | undefined {
  let place: { from: number; to: number } | undefined;
  doc.descendants((node, position) => {
    if (place || !node.isTextblock) return !place;
    const at = node.textBetween(0, node.content.size, undefined, '\ufffc').indexOf(text);
    if (at >= 0) place = { from: position + 1 + at, to: position + 1 + at + text.length };
    return false;
  });
  return place;
}

const mark = (doc: Node, quotes: readonly QuotedWords[]): Marked => ({
  quotes,
  marks: DecorationSet.create(
    doc,
    quotes.flatMap(({ text, number, isResolved }) => {
      const place = text ? placeOf(doc, text) : undefined;
      if (!place) return [];
      const attributes = { nodeName: 'mark', 'data-number': String(number), 'data-resolved': String(isResolved) };
      return [Decoration.inline(place.from, place.to, attributes)];
    }),
  ),
});

/** Marks quoted words in the text; they follow it while it is written, and are no part of it. */
export const Quotes = Extension.create({
  name: 'quotedWords',
  addProseMirrorPlugins: () => [
    new Plugin<Marked>({
      key,
      state: {
        init: (_config, { doc }) => mark(doc, []),
        apply: (change, before) => {
          const quotes: readonly QuotedWords[] | undefined = change.getMeta(key);
          return quotes || change.docChanged ? mark(change.doc, quotes ?? before.quotes) : before;
        },
      },
      props: { decorations: (state) => key.getState(state)?.marks },
    }),
  ],
});

export const showQuotes = (editor: Editor, quotes: readonly QuotedWords[]): void =>
  editor.view.dispatch(editor.state.tr.setMeta(key, quotes).setMeta('addToHistory', false));
