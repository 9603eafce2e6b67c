export interface Span {
  start: number;
  end: number;
}

const quoted = /`[^`]+`|"[^"]+"|“[^“”]+”|„[^„“”]+[“”]|«[^«»]+»|»[^«»]+«/gu;

/** URL of any scheme, web address without one, or email address. */
const address =
  /\p{L}[\p{L}\p{N}+.-]*:\/\/|\b(?:mailto|tel):|(?<!\S)www\.|[^\s@]@[^\s@]+\.\p{L}|\p{L}[\p{L}\p{N}-]*\.\p{L}{2,}[/:?#]/iu;

/** Path, joined words, or version. */
const path = /\\|^(?:~|\.{0,2})\/|\p{L}\/.*\/|[\p{L}\p{N}]_[\p{L}\p{N}]|^v\d+\./iu;

const inDates =
  /^(?:[ap]m|uhr|jan|feb|fev|mar|mrz|apr|abr|avr|mai|may|jun|jui|jul|aug|ago|aou|sep|set|okt|oct|out|nov|dez|dec)/i;

/** A file name has letters before its extension, or numbers with separators. */
function isFileName(word: string): boolean {
  const [, stem = '', ending = ''] = /^(.*[\p{L}\p{N})\]])\.([a-z][a-z\d]{1,4}|7z)$/iu.exec(word) ?? [];
  return /\p{L}/u.test(stem) || (/\d[-.]\d/.test(stem) && !inDates.test(ending));
}

/** Addresses are known by their beginning, file names by their end. */
const maxTested = 300;

function isWhole(word: string): boolean {
  const bare = word.replace(/^[([{<]+|[)\]}>.,;:!?…]+$/gu, '');
  const beginning = bare.slice(0, maxTested);
  return address.test(beginning) || path.test(beginning) || isFileName(bare.slice(-maxTested));
}

/** Spans of a line that are never read as dates, rules or marks: URLs, file names, code, quotes. */
export function findWhole(line: string): Span[] {
  const spans = [...line.matchAll(quoted)].map(({ index, 0: text }) => ({ start: index, end: index + text.length }));
  for (const { index, 0: word } of line.matchAll(/\S+/gu)) {
    // A mark at its start says what it names.
    if (!/^[#+@!]/.test(word) && isWhole(word)) spans.push({ start: index, end: index + word.length });
  }
  return spans;
}
