import {
  type Changeset,
  decideVersion,
  isEnough,
  nextVersion,
  parseChangeset,
  type VersionStep,
  versionStep,
} from './changesets';

it.each<[before: string, after: string, step: VersionStep]>([
  ['1.2.3', '1.2.3', 'none'],
  ['1.2.3', '1.2.4', 'patch'],
  ['1.2.3', '1.3.0', 'minor'],
  ['1.2.3', '2.0.0', 'major'],
  ['1.2.3', '1.1.9', 'none'],
  ['2.0.0', '1.9.9', 'none'],
  ['1.9.0', '1.10.0', 'minor'],
])('from %s to %s is a step: %s', (before, after, step) => {
  expect(versionStep(before, after)).toBe(step);
  if (step !== 'none') expect(nextVersion(before, step)).toBe(after);
});

it('a larger step is enough for a smaller one', () => {
  expect([isEnough('major', 'minor'), isEnough('minor', 'minor'), isEnough('patch', 'minor')]).toEqual([
    true,
    true,
    false,
  ]);
});

const packages = new Set(['@atrium/ui', '@atrium/sdk']);
const parse = (source: string) => parseChangeset('.changeset/a.md', source, packages);

it('reads a note in the format of changesets', () => {
  const { steps, text } = parse(`---\n"@atrium/ui": minor\n'@atrium/sdk': patch\n---\n\n\`Page\` has \`meta\`.\n`);
  expect([...steps]).toEqual([
    ['@atrium/ui', 'minor'],
    ['@atrium/sdk', 'patch'],
  ]);
  expect(text).toBe('`Page` has `meta`.');
});

it.each([
  ['no front matter', 'Page has meta.', 'has no front matter'],
  ['an empty one', '---\n\n---\nText', 'has no front matter'],
  [
    'a package of others',
    '---\n"antd": minor\n---\nText',
    'names no package of the host API in the line "antd": minor',
  ],
  ['another step', '---\n"@atrium/ui": huge\n---\nText', '"huge" is not patch, minor or major'],
  ['no text', '---\n"@atrium/ui": minor\n---\n\n', 'has no text'],
])('rejects a note with %s', (_what, source, reason) => {
  expect(() => parse(source)).toThrow(reason);
});

const note = (step: VersionStep): Changeset => ({ file: 'a.md', steps: new Map([['@atrium/ui', step]]), text: 'Text' });

it.each<[current: string, released: string | undefined, steps: VersionStep[], version: string]>([
  ['3.0.0', undefined, ['minor'], '3.0.0'],
  ['3.0.0', '3.0.0', [], '3.0.0'],
  ['3.0.0', '3.0.0', ['patch'], '3.0.1'],
  ['3.0.0', '3.0.0', ['patch', 'minor', 'patch'], '3.1.0'],
  ['3.1.0', '3.0.0', ['minor'], '3.1.0'],
  ['3.1.0', '3.0.0', ['major'], '4.0.0'],
  ['3.1.0', '3.0.0', [], '3.1.0'],
])('%s in the sources, %s released, notes %j: %s', (current, released, steps, version) => {
  expect(decideVersion(current, released, steps.map(note))).toBe(version);
});
