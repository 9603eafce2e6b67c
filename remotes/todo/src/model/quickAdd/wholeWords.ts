interface Span {
  start: number;
  end: number;
}

/** Code, and what somebody quotes. */
const quoted = /`[^`]+`|"[^"]+"|“[^“”]+”|„[^„“”]+[“”]|«[^«»]+»|»[^«»]+«/gu;

/** An address of any scheme, of the web without one, or of mail. */
const address =
  /\p{L}[\p{L}\p{N}+.-]*:\/\/|\b(?:mailto|tel):|(?<!\S)www\.|[^\s@]@[^\s@]+\.\p{L}|\p{L}[\p{L}\p{N}-]*\.\p{L}{2,}[/:?#]/iu;

/** A path, a name that words are joined in, or a version. */
const path = /\\|^(?:~|\.{0,2})\/|\p{L}\/.*\/|[\p{L}\p{N}]_[\p{L}\p{N}]|^v\d+\./iu;

/** What follows a number and a point in a date, and is no ending of a file. */
const inDates =
  /^(?:[ap]m|uhr|jan|feb|fev|mar|mrz|apr|abr|avr|mai|may|jun|jui|jul|aug|ago|aou|sep|set|okt|oct|out|nov|dez|dec)/i;

/** A name of a file has letters before its ending, or numbers that signs separate. */
function isFileName(word: string): boolean {
  const [, stem = '', ending = ''] = /^(.*[\p{L}\p{N})\]])\.([a-z][a-z\d]{1,4}|7z)$/iu.exec(word) ?? [];
  return /\p{L}/u.test(stem) || (/\d[-.]\d/.test(stem) && !inDates.test(ending));
}

function isWhole(word: string): boolean {
  const bare = word.replace(/^[([{<]+|[)\]}>.,;:!?…]+$/gu, '');
  return address.test(bare) || path.test(bare) || isFileName(bare);
}

/** Where a line has what stays as it is, since nothing in it is a date, a recurrence or a mark: addresses, names of files, code, quotes. */
export function findWhole(line: string): Span[] {
  const spans = [...line.matchAll(quoted)].map(({ index, 0: text }) => ({ start: index, end: index + text.length }));
  for (const { index, 0: word } of line.matchAll(/\S+/gu)) {
    // A sign at its beginning says what it names.
    if (!/^[#+@!]/.test(word) && isWhole(word)) spans.push({ start: index, end: index + word.length });
  }
  return spans;
}
