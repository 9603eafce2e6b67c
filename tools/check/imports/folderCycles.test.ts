import { cycleProblems, type FolderCycle, folderCycles } from './folderCycles';

const edgesOf = (imports: readonly string[]) =>
  imports.map((one) => {
    const [from = '', to = ''] = one.split(' > ');
    return { from, to };
  });
const nameOfCycle = ({ folder, members }: FolderCycle) => `${folder}{${members.join(',')}}`;
const cycles = (...imports: string[]) => folderCycles(edgesOf(imports)).map(nameOfCycle);

it.each([
  ['two folders by different files', ['a/b/x.ts > a/c/y.ts', 'a/c/z.ts > a/b/w.ts'], 'a{b,c}'],
  ['three folders', ['a/b/x.ts > a/c/y.ts', 'a/c/y.ts > a/d/z.ts', 'a/d/z.ts > a/b/v/w.ts'], 'a{b,c,d}'],
  ['a folder and its subfolder', ['a/x.ts > a/b/y.ts', 'a/b/y.ts > a/z.ts'], 'a{.,b}'],
  ['a folder and one far below', ['a/x.ts > a/b/y.ts', 'a/b/c/y.ts > a/z.ts'], 'a{.,b}'],
])('a circle of %s is found', (_, imports, found) => {
  expect(cycles(...imports)).toEqual([found]);
});

it('two circles in one folder are two', () => {
  expect(cycles('b/x > c/y', 'c/y > b/x', 'd/x > e/y', 'e/y > d/x', 'b/x > d/x')).toEqual(['{b,c}', '{d,e}']);
});

it.each([
  ['files of one folder', ['a/x.ts > a/y.ts', 'a/y.ts > a/x.ts']],
  ['an index that imports downwards', ['a/index.ts > a/b/x.ts', 'a/b/x.ts > a/c/y.ts', 'a/index.ts > a/c/y.ts']],
])('%s are no circle of folders', (_, imports) => {
  expect(cycles(...imports)).toEqual([]);
});

test('a circle is named with an import of each member', () => {
  expect(cycleProblems(folderCycles(edgesOf(['a/x.ts > a/b/y.ts', 'a/b/y.ts > a/z.ts'])))).toEqual([
    'a{.,b} import each other in a circle: move what they share to a folder of its own\n  a/x.ts → a/b/y.ts\n  a/b/y.ts → a/z.ts',
  ]);
});
