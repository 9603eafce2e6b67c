import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type RefObject, useEffect, useRef } from 'react';
import { markupOf } from './markupOf';

/** Characters from which on markup is written once a person rests, since that takes longer than a key may. */
const long = 50_000;
/** In milliseconds. */
const rest = 300;

interface HandOver {
  /** The text has changed: hands it on, at once unless it is long. */
  note: (editor: Editor) => void;
  /** Hands on what was not handed on yet. */
  settle: () => void;
  /** Forgets it, since other text took its place. */
  forget: () => void;
}

/**
 * Hands on what is written, as markup.
 * @param written what was handed on last
 * @param toStored what of the text is handed on, where that is not all of it
 */
export function useHandOver(
  written: RefObject<string>,
  onChange: (html: string) => void,
  toStored?: (doc: Node) => Node,
): HandOver {
  const waiting = useRef<{ editor: Editor; timer: number }>(undefined);
  const latest = useRef(onChange);
  latest.current = onChange;
  const handOver = useRef<HandOver>(undefined);
  handOver.current ??= {
    note(editor) {
      this.forget();
      const timer = window.setTimeout(() => this.settle(), rest);
      waiting.current = { editor, timer };
      if (written.current.length < long) this.settle();
    },
    settle() {
      const editor = waiting.current?.editor;
      this.forget();
      if (!editor) return;
      written.current = markupOf(editor, toStored);
      latest.current(written.current);
    },
    forget() {
      window.clearTimeout(waiting.current?.timer);
      waiting.current = undefined;
    },
  };
  const { current } = handOver;
  useEffect(() => {
    // Nothing that is typed is lost where the page goes.
    const settle = () => current.settle();
    window.addEventListener('pagehide', settle);
    return () => {
      window.removeEventListener('pagehide', settle);
      settle();
    };
  }, [current]);
  return current;
}
