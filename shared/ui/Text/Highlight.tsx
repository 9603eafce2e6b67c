import { Fragment } from 'react';
import { splitMatches } from './splitMatches';

/** Text with what was searched for in bold. */
export function Highlight({ text, query }: { text: string; query: string }) {
  return splitMatches(text, query).map(({ part, isMatch, at }) =>
    isMatch ? <mark key={at}>{part}</mark> : <Fragment key={at}>{part}</Fragment>,
  );
}
