import { withoutSuggestions } from '@atrium/contract/document';
import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { useEffect, useRef } from 'react';
import { readSuggestions, type SuggestingOptions, type SuggestionsInText, setSuggesting } from './suggesting';

/** In milliseconds: a list of suggestions is not written anew at each key. */
const rest = 200;

export interface SuggestionProps {
  /** Absent: nothing is suggested here. */
  suggesting?: SuggestingOptions;
  /** Tells what is suggested in the text; null once the text is gone. */
  onSuggestions?: (suggestions: SuggestionsInText | null) => void;
}

const fingerprint = ({ list, activeId }: SuggestionsInText): string => JSON.stringify([list, activeId]);

/** Connects an editor with the suggestions of what is around it. */
export function useSuggestions(editor: Editor, { suggesting, onSuggestions }: SuggestionProps): void {
  const tell = useRef(onSuggestions);
  tell.current = onSuggestions;
  const isTold = onSuggestions !== undefined;
  useEffect(() => {
    if (suggesting && !editor.isDestroyed) setSuggesting(editor, suggesting);
  }, [editor, suggesting]);
  useEffect(() => {
    if (!isTold) return;
    let timer = 0;
    let told = '';
    const read = () => {
      if (editor.isDestroyed) return;
      const found = readSuggestions(editor);
      const next = fingerprint(found);
      if (next !== told) tell.current?.(found);
      told = next;
    };
    const later = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(read, rest);
    };
    read();
    editor.on('transaction', later);
    return () => {
      window.clearTimeout(timer);
      editor.off('transaction', later);
      tell.current?.(null);
    };
  }, [editor, isTold]);
}

/** The text without what is suggested, of which nothing is for readers. */
export const plainText = (doc: Node): Node => withoutSuggestions(doc);
