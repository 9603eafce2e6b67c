import { readMarkup } from './readMarkup';
import { isLoadingReferences, loadReferences, readReferences } from './references';

/** Elements that end a line; all others, unknown ones too, may be inside a word. */
export const blocks = new Set(
  'address article aside blockquote br button caption center dd details div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr img li main nav ol option p pre section summary table td th title tr ul'.split(
    ' ',
  ),
);

/** Signs without a width, which newsletters fill their preview with; in a word they are joints and soft hyphens. */
const unseen = /[\u00ad\u180e\u200b-\u200f\u2060-\u2064\u2800\u3164]|\u034f/;
const unseenRun = new RegExp(`(?:\\s|${unseen.source})+`, 'g');

/** One space for a gap, nothing for what cannot be seen. A joiner alone belongs to its word. */
const toGap = (run: string): string => {
  if (/\s/.test(run)) return ' ';
  return run.length === 1 && !/[\u00ad\u200b\u2060]/.test(run) ? run : '';
};

/**
 * HTML as a person reads it, in one line: for lists, search, notifications. References beyond the most frequent may stay
 * as they are written until `loadReferences()` is done; `toWholeText` waits for it.
 * @param max how many characters are read of what is not a comment, script or style sheet; all of them where it is absent
 */
export function toText(html: string, max?: number): string {
  const parts: string[] = [];
  const reader = {
    text: (written: string) => void parts.push(readReferences(written)),
    tag: (name: string) => void (blocks.has(name) && parts.push(' ')),
  };
  readMarkup(html, reader, max);
  const text = parts.join('').replace(/\s+/g, ' ').trim();
  return unseen.test(text) ? text.replace(unseenRun, toGap).trim() : text;
}

/** `toText` with all references of the standard read, whatever is loaded. */
export async function toWholeText(html: string, max?: number): Promise<string> {
  const text = toText(html, max);
  if (!isLoadingReferences()) return text;
  await loadReferences();
  return toText(html, max);
}
