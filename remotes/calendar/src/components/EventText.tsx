import { findLinks, loadReferences, toTextLines } from '@atrium/contract/text';
import { Fragment, useEffect, useMemo, useState } from 'react';

/** Longer texts have links up to here: nobody reads on, and the search for them takes time. */
const maxSearched = 20_000;

/** HTML as Google and Outlook write it, and not a text with a lone "<". */
const isHtml = (text: string) =>
  /<(?:br|p|div|span|b|i|u|a|ul|ol|li|table|html|body|h[1-6])(?:\s[^<>]{0,500})?\/?>/i.test(text);

/** Text of an event with its lines; of HTML what a person reads, and no markup. */
function useLines(text: string): string {
  const isMarkup = isHtml(text);
  const [areLoaded, setLoaded] = useState(false);
  useEffect(() => {
    // References beyond the most frequent: without them they stay as they are written.
    if (!isMarkup) return;
    let isWanted = true;
    void loadReferences().then(() => isWanted && setLoaded(true));
    return () => {
      isWanted = false;
    };
  }, [isMarkup]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: more references are another reason to read.
  return useMemo(() => (isMarkup ? toTextLines(text) : text), [text, isMarkup, areLoaded]);
}

/** Text of others, with links for its web and mail addresses. */
export function EventText({ text }: { text: string }) {
  const lines = useLines(text);
  const links = useMemo(() => findLinks(lines.slice(0, maxSearched)), [lines]);
  return (
    <>
      {links.map(({ start, text: address, href }, index) => (
        <Fragment key={start}>
          {lines.slice(links[index - 1]?.end ?? 0, start)}
          <a href={href} {...(!href.startsWith('mailto:') && { target: '_blank', rel: 'noreferrer' })}>
            {address}
          </a>
        </Fragment>
      ))}
      {lines.slice(links.at(-1)?.end ?? 0)}
    </>
  );
}
