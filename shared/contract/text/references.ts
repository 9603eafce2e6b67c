/** References that every writer of HTML has to use, and those that a page has met. The whole table weighs as much as an app. */
const known = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&apos;', "'"],
  ['&#39;', "'"],
  ['&nbsp;', '\u00a0'],
]);

/** Those of hostile texts are not kept. */
const maxKnown = 2_000;

/** With a semicolon, or as the first versions of HTML had it. The longest name has 31 letters. */
const reference = /&(?:#x?[\da-f]{1,8}|[a-z][a-z\d]{1,31});?/gi;

let readAll: ((text: string) => string) | undefined;
let loading: Promise<void> | undefined;

/**
 * Loads the whole table of references (HTML Living Standard, §13.5). A server does so before its first call; in a page, the
 * first text that needs it does.
 */
export function loadReferences(): Promise<void> {
  loading ??= import('entities/decode').then(
    ({ decodeHTML }) => {
      readAll = decodeHTML;
    },
    () => {
      // The next text asks again.
      loading = undefined;
    },
  );
  return loading;
}

/** True while texts may have references that are read once the whole table is there. */
export const isLoadingReferences = (): boolean => loading !== undefined && readAll === undefined;

function readReference(written: string): string {
  const found = known.get(written);
  if (found !== undefined) return found;
  if (!readAll) {
    void loadReferences();
    return written;
  }
  const read = readAll(written);
  if (known.size < maxKnown) known.set(written, read);
  return read;
}

/** Text between tags with its character references read. */
export const readReferences = (text: string): string =>
  text.includes('&') ? text.replace(reference, readReference) : text;
