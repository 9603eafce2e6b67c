import { createQuoteFinder, type TextQuote } from '@atrium/contract/text';
import type { Editor } from '@tiptap/core';
import { useEffect, useRef } from 'react';
import { readPieces } from './quotedWords';
import { reveal } from './reveal';

/** Words of a text that is on screen, for what is around it: hints, a search. */
export interface TextPlaces {
  /** Selects the words and scrolls to them. @returns false where they are gone */
  show: (quote: TextQuote) => boolean;
  /** Writes others in their place, with their formatting. @returns false where they are gone, or nobody may write */
  replace: (quote: TextQuote, text: string) => boolean;
}

function find({ state: { doc } }: Editor, quote: TextQuote): { from: number; to: number } | null {
  const { text, positionOf } = readPieces(doc);
  const place = createQuoteFinder(text)(quote);
  return place && { from: positionOf(place.from), to: positionOf(place.to - 1) + 1 };
}

const placesOf = (editor: Editor): TextPlaces => ({
  show(quote) {
    const place = editor.isDestroyed ? null : find(editor, quote);
    if (!place) return false;
    reveal(editor, place.from, place.to);
    return true;
  },
  replace(quote, text) {
    const place = editor.isDestroyed || !editor.isEditable ? null : find(editor, quote);
    if (!place) return false;
    const { tr } = editor.state;
    editor.view.dispatch(text ? tr.insertText(text, place.from, place.to) : tr.delete(place.from, place.to));
    return true;
  },
});

/** Hands the words of an editor over to what is around it. */
export function usePlaces(editor: Editor, onPlaces: ((places: TextPlaces | null) => void) | undefined): void {
  const tell = useRef(onPlaces);
  tell.current = onPlaces;
  useEffect(() => {
    tell.current?.(placesOf(editor));
    return () => tell.current?.(null);
  }, [editor]);
}
