import { toPlainText } from '@atrium/contract/values';
import { Fragment } from 'react';

/** Text with what was searched for in bold. */
export function Highlight({ text, query }: { text: string; query: string }) {
  return splitMatches(text, query).map(({ part, isMatch, at }) =>
    isMatch ? <mark key={at}>{part}</mark> : <Fragment key={at}>{part}</Fragment>,
  );
}

export interface TextPart {
  part: string;
  isMatch: boolean;
  /** Offset in the text. */
  at: number;
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Cuts a text at the words of a query, in any case and with or without accents. The parts together are the text. */
export function splitMatches(text: string, query: string): TextPart[] {
  const words = toPlainText(query).trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [{ part: text, isMatch: false, at: 0 }];
  const pattern = new RegExp(`(${words.map(literal).join('|')})`, 'u');
  let at = 0;
  return toPlainText(text)
    .split(pattern)
    .map((plain, index) => {
      const found = { part: text.slice(at, at + plain.length), isMatch: index % 2 === 1, at };
      at += plain.length;
      return found;
    })
    .filter(({ part }) => part !== '');
}
