/** Ranges and tags that are looked at: each more is a condition more of a query. */
const maxRanges = 6;
const maxTags = 10;

const wellFormed = /^[a-z]{1,8}(-[a-z0-9]{1,8})*$/i;

/** Language ranges by preference, in lower case: `de-CH, de;q=0.9, *;q=0.1` (RFC 9110, 12.5.4). */
export function readRanges(header: string | null | undefined): string[] {
  const ranges = (header ?? '').split(',').flatMap((part) => {
    const [range = '', ...parameters] = part.split(';').map((one) => one.trim());
    const weight = parameters.find((one) => /^q=/i.test(one))?.slice(2);
    const quality = weight === undefined ? 1 : Number(weight);
    return wellFormed.test(range) && quality > 0 ? [{ range: range.toLowerCase(), quality }] : [];
  });
  const sorted = ranges.toSorted((a, b) => b.quality - a.quality).map(({ range }) => range);
  return [...new Set(sorted)].slice(0, maxRanges);
}

/** The range and what it is cut to, one subtag after the other; a single letter goes with what it introduces. */
function progressively(range: string): string[] {
  const subtags = range.split('-');
  const tags: string[] = [];
  while (subtags.length > 0) {
    tags.push(subtags.join('-'));
    subtags.pop();
    if (subtags.at(-1)?.length === 1) subtags.pop();
  }
  return tags;
}

/** Tags to look for, the most wanted first (Lookup; RFC 4647, 3.4). */
export const lookupTags = (ranges: readonly string[]): string[] =>
  [...new Set(ranges.flatMap(progressively))].slice(0, maxTags);

/** The language that a reader gets of those that there are; undefined: none of theirs. */
export function bestLanguage(ranges: readonly string[], available: readonly string[]): string | undefined {
  for (const tag of lookupTags(ranges)) {
    const found = available.find((one) => one.toLowerCase() === tag);
    if (found !== undefined) return found;
  }
  return undefined;
}
