import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fakeRepository } from '../testing/fakeRepository';
import { applyChangesets } from './applyChangesets';

let repository: ReturnType<typeof fakeRepository>;
const read = (path: string) => readFileSync(join(repository.root, path), 'utf8');
const note = (step: string, text: string) => `---\n"@atrium/ui": ${step}\n---\n\n${text}\n`;

beforeEach(() => {
  repository = fakeRepository();
  for (const name of ['sdk', 'ui'])
    repository.write(
      `shared/${name}/package.json`,
      `${JSON.stringify({ name: `@atrium/${name}`, version: '3.0.0' }, null, 2)}\n`,
    );
  const packages = {
    'shared/sdk': { version: '3.0.0' },
    'shared/ui': { version: '3.0.0' },
    shell: { version: '0.1.0' },
  };
  repository.write('package-lock.json', JSON.stringify({ packages }));
  repository.write('shared/sdk/CHANGELOG.md', '# Changelog\n\nAbout.\n\n## 3.0.0\n\nFirst.\n');
  repository.write('.changeset/README.md', '# Change notes\n');
});
afterEach(() => rmSync(repository.root, { recursive: true }));

it('gives all packages the version that the notes ask for, and moves the notes into the changelog', () => {
  repository.commit();
  repository.tag('host-api@3.0.0');
  repository.write('.changeset/a.md', note('patch', 'Rows have a $& focus ring.'));
  repository.write('.changeset/b.md', note('minor', '`Page` has `meta`.\nIt is optional.'));
  const { version, notes, next } = applyChangesets(repository.root);
  expect([version, notes]).toEqual(['3.1.0', 2]);
  expect(next).toMatch(/git commit -m "host API: release 3\.1\.0" && git tag host-api@3\.1\.0$/);
  expect(JSON.parse(read('shared/ui/package.json')).version).toBe('3.1.0');
  expect(JSON.parse(read('shared/sdk/package.json')).version).toBe('3.1.0');
  expect(JSON.parse(read('package-lock.json')).packages).toEqual({
    'shared/sdk': { version: '3.1.0' },
    'shared/ui': { version: '3.1.0' },
    shell: { version: '0.1.0' },
  });
  expect(read('shared/sdk/CHANGELOG.md')).toBe(`# Changelog

About.

## 3.1.0

- \`@atrium/ui\` (patch): Rows have a $& focus ring.
- \`@atrium/ui\` (minor): \`Page\` has \`meta\`.
  It is optional.

## 3.0.0

First.
`);
  expect(() => read('.changeset/a.md')).toThrow();
  expect(read('.changeset/README.md')).toBe('# Change notes\n');

  // The release was rejected, say, and is tried again.
  expect(applyChangesets(repository.root)).toEqual({ version: '3.1.0', notes: 0, next: 'git tag host-api@3.1.0' });
});

it('adds to the entry of a version that was not released', () => {
  repository.commit();
  repository.write('.changeset/a.md', note('minor', 'More.'));
  expect(applyChangesets(repository.root).version).toBe('3.0.0');
  expect(read('shared/sdk/CHANGELOG.md')).toContain('## 3.0.0\n\n- `@atrium/ui` (minor): More.\n\nFirst.');
});

it('changes nothing without notes', () => {
  repository.commit();
  repository.tag('host-api@3.0.0');
  const before = read('package-lock.json');
  expect(applyChangesets(repository.root)).toEqual({ version: '3.0.0', notes: 0 });
  expect(read('package-lock.json')).toBe(before);
});
