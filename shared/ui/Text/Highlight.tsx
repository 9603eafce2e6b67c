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

/** A text as it is compared, with the place in the text of each of its characters. */
function toPlaces(text: string): { plain: string; places: number[] } {
  const places: number[] = [];
  let plain = '';
  let at = 0;
  for (const character of text) {
    const part = toPlainText(character);
    plain += part;
    for (let count = 0; count < part.length; count += 1) places.push(at);
    at += character.length;
  }
  return { plain, places };
}

/** Cuts a text at the words of a query, in any case and with or without accents. The parts together are the text. */
export function splitMatches(text: string, query: string): TextPart[] {
  const words = toPlainText(query).trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [{ part: text, isMatch: false, at: 0 }];
  const { plain, places } = toPlaces(text);
  const parts: TextPart[] = [];
  let end = 0;
  const add = (to: number, isMatch: boolean) => {
    if (to > end) parts.push({ part: text.slice(end, to), isMatch, at: end });
    end = Math.max(end, to);
  };
  for (const { 0: found, index } of plain.matchAll(new RegExp(words.map(literal).join('|'), 'gu'))) {
    // A letter that is two in the plain text, and marks that are none, belong to the match whole.
    let next = index + found.length;
    while (next < places.length && places[next] === places[next - 1]) next += 1;
    add(places[index] ?? 0, false);
    add(places[next] ?? text.length, true);
  }
  add(text.length, false);
  return parts;
}
