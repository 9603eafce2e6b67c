/** @jest-environment node */
import { builtNames, nameProblems } from './nameRules';

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
    id: 'email',
    paths: [
      { path: '/', isExact: true, label },
      { path: '/email/new', isExact: true, label },
    ],
    uses: { slots: ['garden.bed', 'navbar.end'] },
  },
];

const found = (text: string) => nameProblems(apps, [{ file: 'shell/src/frame.ts', text }]);

test.each([
  ['its id', `if (app === 'garden') return;`, 'the app "garden"'],
  ['its id in an attribute', `<Icon of="garden" />`, 'the app "garden"'],
  ['its package', `import { Bed } from '@atrium/garden/src/Bed';`, 'the package "garden"'],
  ['its folder', `import { Bed } from '../../remotes/garden/src/Bed';`, 'the folder "garden"'],
  ['a page of it', `navigate('/apps/garden/beds?open=3');`, 'the path "/apps/garden/beds"'],
  ['a page of it after an origin', 'fetch(`${origin}/apps/garden`);', 'the path "/apps/garden"'],
  ['a page of it in a comment', `/** As in /apps/garden/:id. */`, 'the path "/apps/garden"'],
  ['a page that is its own alone', `<Link to="/email/new" />`, 'the path "/email/new"'],
  ['a call of it', `{ method: 'GET', path: '/seeds/{id}' }`, 'the path "/seeds"'],
  ['its command', `commands.run('garden.water', 3);`, 'the command or slot "garden.water"'],
  ['a place on its page', `<Slot name="garden.bed" />`, 'the command or slot "garden.bed"'],
  ['its id, an ordinary word, where apps are spoken of', `open({ app: 'email' });`, 'the app "email"'],
  ['its subject', `const requires = { action: 'read', subject: 'Plant' };`, 'the subject "Plant"'],
])('a source that names an app by %s is refused', (_, line, name) => {
  expect(found(`// The first line.\n${line}\n`)).toEqual([
    `shell/src/frame.ts: line 2 names ${name}: the shell knows apps by their manifests alone`,
  ]);
});

test.each([
  ['a word in a comment', `// Apps such as a garden or an email.`],
  ['a word in quotes in a comment', ` * As in \`garden\`.`],
  ['an id that is an ordinary word', `{ name: 'email', type: 'string' }`],
  ['an identifier', `const garden = beds.map((email) => email.id);`],
  ['a longer word', `const kind = 'gardener'; const id = 'garden-party';`],
  ['the start page', `<Link to="/" />`],
  ['a page below one that owns itself alone', `<Link to="/email/new/again" />`],
  ['a path that begins alike', `<Link to="/seedsman" />`],
  ['a file beside it', `import { seeds } from './seeds'; import { all } from '../seeds/all';`],
  ['a place of the shell', `<Slot name="navbar.end" />`],
  ['a property', `const level = garden.water();`],
])('%s names no app', (_, line) => {
  expect(found(line)).toEqual([]);
});

test.each([
  ['e.push("/apps/garden"),t.run("garden.water")', ['/apps/garden', 'garden.water']],
  ['n="garden",r={method:"post"}', []],
])('a built file %p names %p', (text, names) => {
  expect(builtNames(apps, text)).toEqual(names);
});
