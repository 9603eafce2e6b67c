/** @jest-environment node */
import { builtNames, nameProblems, staleWords } from './nameRules';

const label = 'title';
const apps = [
  {
    id: 'garden',
    paths: [{ path: '/apps/garden', label }],
    commands: [{ id: 'garden.water', module: './commands' as const }],
    subjects: ['Plant'],
    backend: { prefixes: ['/apps/garden', '/seeds'], module: './backend' as const },
  },
  {
    id: 'post',
    paths: [
      { path: '/', isExact: true, label },
      { path: '/post/new', isExact: true, label },
    ],
    uses: { slots: ['garden.bed', 'navbar.end'] },
  },
];

const plain = [
  { word: 'post', means: 'a method of HTTP', files: ['shared/http/', 'mock/route.ts'] },
  { word: 'garden', means: 'a drawing', files: ['shell/src/Picture.tsx'] },
];

const found = (text: string, file = 'shell/src/frame.ts') => nameProblems(apps, [{ file, text }], plain);

test.each([
  ['its id', `if (app === 'garden') return;`, 'the app "garden"'],
  ['its id in an attribute', `<Icon of="garden" />`, 'the app "garden"'],
  ['its package', `import { Bed } from '@atrium/garden/src/Bed';`, 'the package "garden"'],
  ['its folder', `import { Bed } from '../../remotes/garden/src/Bed';`, 'the folder "garden"'],
  ['a page of it', `navigate('/apps/garden/beds?open=3');`, 'the path "/apps/garden/beds"'],
  ['a page of it after an origin', 'fetch(`${origin}/apps/garden`);', 'the path "/apps/garden"'],
  ['a page of it in a comment', `/** As in /apps/garden/:id. */`, 'the path "/apps/garden"'],
  ['a page that is its own alone', `<Link to="/post/new" />`, 'the path "/post/new"'],
  ['a call of it', `{ method: 'GET', path: '/seeds/{id}' }`, 'the path "/seeds"'],
  ['its command', `commands.run('garden.water', 3);`, 'the command or slot "garden.water"'],
  ['a place on its page', `<Slot name="garden.bed" />`, 'the command or slot "garden.bed"'],
  ['its subject', `const requires = { action: 'read', subject: 'Plant' };`, 'the subject "Plant"'],
])('a source that names an app by %s is refused', (_, line, name) => {
  expect(found(`// The first line.\n${line}\n`)).toEqual([
    `shell/src/frame.ts: line 2 names ${name}: the frame knows apps by their manifests alone`,
  ]);
});

test.each([
  ['a word in a comment', `// Apps such as a garden or a post.`],
  ['a word in quotes in a comment', ` * As in \`garden\`.`],
  ['an identifier', `const garden = beds.map((post) => post.id);`],
  ['a longer word', `const kind = 'gardener'; const id = 'garden-party';`],
  ['the start page', `<Link to="/" />`],
  ['a page below one that owns itself alone', `<Link to="/post/new/again" />`],
  ['a path that begins alike', `<Link to="/seedsman" />`],
  ['a file beside it', `import { seeds } from './seeds'; import { all } from '../seeds/all';`],
  ['a place of the frame', `<Slot name="navbar.end" />`],
  ['a property', `const level = garden.water();`],
])('%s names no app', (_, line) => {
  expect(found(line)).toEqual([]);
});

test.each([
  ['mock/route.ts', 0],
  ['shared/http/client.ts', 0],
  ['shared/httpClient.ts', 1],
  ['mock/index.ts', 1],
])('%s says a word of plain language, and %i times too often', (file, count) => {
  expect(found(`const method = 'post';`, file)).toHaveLength(count);
});

test('a file that may say one word may say no other, and no path', () => {
  expect(found(`open('garden'); open('/seeds');`, 'mock/route.ts')).toHaveLength(2);
});

test('a file that does not say its word any more need not be named', () => {
  const sources = [
    { file: 'shared/http/client.ts', text: `call('post')` },
    { file: 'mock/route.ts', text: 'post()' },
    { file: 'shell/src/Picture.tsx', text: `'garden'` },
  ];
  expect(staleWords(sources, plain)).toEqual(['mock/route.ts does not say "post": plainWords.ts need not name it']);
});

test.each([
  ['e.push("/apps/garden"),t.run("garden.water")', ['/apps/garden', 'garden.water']],
  ['n="garden",r={method:"post"}', []],
])('a built file %p names %p', (text, names) => {
  expect(builtNames(apps, text)).toEqual(names);
});
