import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTexts } from './model/localeKeys';

interface QuoteSources {
  root: string;
  changed: readonly string[];
  tests: readonly string[];
  /** A file as it was; undefined where there was none. */
  before(file: string): string | undefined;
}

/** Texts whose words have changed or that are gone, as they were. */
function changedTexts(before: string, now: string): string[] {
  const texts = readTexts(JSON.parse(now));
  return [...readTexts(JSON.parse(before))].flatMap(([key, text]) => (texts.get(key) === text ? [] : [text]));
}

export function quotedTexts({ root, changed, tests, before }: QuoteSources): string[] {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const gone = changed
    .filter((file) => file.endsWith('/locales/en.json'))
    .flatMap((file) => {
      const earlier = before(file);
      return earlier ? changedTexts(earlier, read(file)) : [];
    })
    .filter((text) => !text.includes('{{') && text.length > 2);
  if (gone.length === 0) return [];
  const sources = tests.map((file) => ({ file, source: read(file) }));
  return [...new Set(gone)].flatMap((text) => {
    const quoting = sources.filter(({ source }) => source.includes(text)).map(({ file }) => file);
    if (quoting.length === 0) return [];
    return [
      `${quoting.length} test ${quoting.length === 1 ? 'file quotes' : 'files quote'} "${text}": ${quoting.join(', ')}`,
    ];
  });
}
