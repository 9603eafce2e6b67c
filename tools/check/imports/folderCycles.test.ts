import { folderCycles } from './folderCycles';

const cycles = (...imports: string[]) =>
  folderCycles(
    imports.map((one) => {
      const [from = '', to = ''] = one.split(' > ');
      return { from, to };
    }),
  ).map(({ folder, members }) => `${folder}: ${members.join(' ')}`);

it.each([
  ['two folders by different files', ['a/b/x.ts > a/c/y.ts', 'a/c/z.ts > a/b/w.ts'], 'a: b c'],
  ['three folders', ['a/b/x.ts > a/c/y.ts', 'a/c/y.ts > a/d/z.ts', 'a/d/z.ts > a/b/v/w.ts'], 'a: b c d'],
  ['a file and a folder', ['a/x.ts > a/b/y.ts', 'a/b/y.ts > a/x.ts'], 'a: b x.ts'],
])('a circle of %s is found', (_, imports, found) => {
  expect(cycles(...imports)).toEqual([found]);
});

it('two circles in one folder are two', () => {
  expect(cycles('b/x > c/y', 'c/y > b/x', 'd/x > e/y', 'e/y > d/x', 'b/x > d/x')).toEqual([': b c', ': d e']);
});

it('a circle of files alone is none of folders', () => {
  expect(cycles('a/x.ts > a/y.ts', 'a/y.ts > a/x.ts')).toEqual([]);
});

it('the order of files inside a folder is no circle of the folder', () => {
  expect(cycles('a/app.ts > a/page/page.ts', 'a/page/page.ts > a/api.ts', 'a/page/page.ts > a/page/row.ts')).toEqual(
    [],
  );
});

it('names an import of each member', () => {
  const edges = [
    { from: 'a/b/x.ts', to: 'a/c/y.ts' },
    { from: 'a/c/z.ts', to: 'a/b/w.ts' },
  ];
  expect(folderCycles(edges)[0]?.examples).toEqual(edges);
});
