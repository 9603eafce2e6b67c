/** Signs that turn the direction of what follows: with them `exe.pdf` may be read where `fdp.exe` is written. */
const turns = /[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unseen = /[\u0000-\u001F\u007F\u200B-\u200D\uFEFF]/g;

/** A file's name as it really ends. */
export const shownFileName = (name: string): string => name.replace(turns, '').replace(unseen, '');

/** What kind of file a name says it is: PDF; undefined where it does not say. */
export function kindOfFile(name: string): string | undefined {
  const ending = /\.([\p{L}\p{N}]{1,8})$/u.exec(shownFileName(name))?.[1];
  return ending?.toUpperCase();
}

const texts = new Set([
  'TXT',
  'MD',
  'CSV',
  'TSV',
  'JSON',
  'LOG',
  'XML',
  'YAML',
  'YML',
  'TS',
  'TSX',
  'JS',
  'CSS',
  'SQL',
  'SRT',
  'VTT',
]);

/** Can it be read as text, without being run? */
export const isTextFile = (name: string): boolean => texts.has(kindOfFile(name) ?? '');
