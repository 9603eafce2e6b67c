/** Signs that turn the direction of what follows: with them `exe.pdf` may be read where `fdp.exe` is written. */
const directionMarks = /[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unseen = /[\u0000-\u001F\u007F\u200B-\u200D\uFEFF]/g;

/** A file's name as it really reads, from its first letter to its ending. */
export const shownFileName = (name: string): string => name.replace(directionMarks, '').replace(unseen, '');

/** The ending of a file's name, as it really is: the last one; empty where there is none. */
export const fileExtensionOf = (fileName: string): string =>
  /\.([^.\s]{1,10})\s*$/.exec(shownFileName(fileName))?.[1]?.toLowerCase() ?? '';

export type FileKind = 'picture' | 'document' | 'table' | 'archive' | 'other';

const kinds: readonly [FileKind, RegExp][] = [
  ['picture', /^(?:png|jpe?g|gif|webp|avif|svg|bmp|heic)$/],
  ['document', /^(?:pdf|docx?|odt|rtf|pages|pptx?|key)$/],
  ['table', /^(?:xlsx?|csv|ods|tsv|numbers)$/],
  ['archive', /^(?:zip|gz|tar|7z|rar)$/],
];

/** The kind of a file, by the real ending of its name. */
export const fileKindOf = (fileName: string): FileKind =>
  kinds.find(([, endings]) => endings.test(fileExtensionOf(fileName)))?.[0] ?? 'other';
