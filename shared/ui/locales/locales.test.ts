import de from './de.json';
import en from './en.json';
import fr from './fr.json';
import pt from './pt.json';

type Tree = { [key: string]: string | Tree };
const flat = (tree: Tree, path = ''): Record<string, string> =>
  Object.assign(
    {},
    ...Object.entries(tree).map(([key, value]) =>
      typeof value === 'string' ? { [path + key]: value } : flat(value, `${path}${key}.`),
    ),
  );
/** Forms of number differ between languages: French and Portuguese have one more. */
const names = (tree: Tree) =>
  [...new Set(Object.keys(flat(tree)).map((key) => key.replace(/_(one|many|other)$/, '')))].sort();
const holes = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

describe.each([
  ['de', de],
  ['fr', fr],
  ['pt', pt],
])('the texts in %s', (_, texts) => {
  test('are the same as in English', () => expect(names(texts)).toEqual(names(en)));
  test('have the same values in them', () => {
    const english = flat(en);
    for (const [key, text] of Object.entries(flat(texts)))
      expect([key, holes(text)]).toEqual([key, holes(english[key] ?? english[key.replace('_many', '_other')] ?? '')]);
  });
});
