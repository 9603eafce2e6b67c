import { createQuoteFinder, quoteOf, type SoughtQuote, type TextQuote } from '@atrium/contract/text';
import { type Editor, Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { mappingOf } from '../editor/mappingOf';

/** Words that something outside of the text is about, such as a comment. */
export interface QuotedWords extends SoughtQuote {
  /** Number shared with the comment. */
  number: number;
  isResolved: boolean;
}

interface Marked {
  quotes: readonly QuotedWords[];
  marks: DecorationSet;
}

const key = new PluginKey<Marked>('quotedWords');

/** Text of a document, without anything between its blocks, and the position of each of its pieces. */
export function readPieces(doc: Node) {
  const pieces: { start: number; position: number }[] = [];
  let text = '';
  doc.descendants((node, position) => {
    if (!node.isText) return;
    pieces.push({ start: text.length, position });
    text += node.text ?? '';
  });
  const positionOf = (at: number): number => {
    const piece = pieces.findLast(({ start }) => start <= at);
    return piece ? piece.position + at - piece.start : 0;
  };
  return { text, positionOf };
}

function mark(doc: Node, quotes: readonly QuotedWords[]): Marked {
  const { text, positionOf } = readPieces(doc);
  const find = createQuoteFinder(quotes.length > 0 ? text : '');
  const marks = quotes.flatMap(({ number, isResolved, ...quote }) => {
    const place = find(quote);
    if (!place) return [];
    const attributes = { nodeName: 'mark', 'data-number': String(number), 'data-resolved': String(isResolved) };
    return [Decoration.inline(positionOf(place.from), positionOf(place.to - 1) + 1, attributes)];
  });
  return { quotes, marks: DecorationSet.create(doc, marks) };
}

/** The selected words, with what stands around them; null where none are selected. */
export function quoteSelection({ state: { doc, selection } }: Editor): TextQuote | null {
  const exact = doc.textBetween(selection.from, selection.to, ' ');
  if (!exact.trim()) return null;
  const before = doc.textBetween(0, selection.from);
  const text = before + doc.textBetween(selection.from, selection.to) + doc.textBetween(selection.to, doc.content.size);
  const to = before.length + doc.textBetween(selection.from, selection.to).length;
  return quoteOf(text, { from: before.length, to }, exact);
}

/** Words are found once, and followed from then on: a key in a long text looks for none of them. */
function follow(change: Transaction, before: Node, { quotes, marks }: Marked): Marked {
  const { doc } = change;
  const moved = marks.map(mappingOf(change, before), doc);
  // Another text, such as a restored version, has them at other places.
  return moved === DecorationSet.empty && marks !== DecorationSet.empty ? mark(doc, quotes) : { quotes, marks: moved };
}

/** Marks quoted words in the text; they follow it while it is written, and are no part of it. */
export const Quotes = Extension.create({
  name: 'quotedWords',
  addProseMirrorPlugins: () => [
    new Plugin<Marked>({
      key,
      state: {
        init: (_config, { doc }) => mark(doc, []),
        apply: (change, before, { doc }) => {
          const quotes: readonly QuotedWords[] | undefined = change.getMeta(key);
          if (quotes) return mark(change.doc, quotes);
          return change.docChanged ? follow(change, doc, before) : before;
        },
      },
      props: { decorations: (state) => key.getState(state)?.marks },
    }),
  ],
});

export const showQuotes = (editor: Editor, quotes: readonly QuotedWords[]): void =>
  editor.view.dispatch(editor.state.tr.setMeta(key, quotes).setMeta('addToHistory', false));
