/** @jest-environment node */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ownPages } from '../../pages/ownPages';
import { layoutSamples, writeLayout } from '../layouts';
import { pageAt, sampleGroups, samplePages } from '.';

const entries = join(__dirname, '../../../../../gallery/entries');

test('no address and no search entry is there twice', () => {
  for (const key of ['id', 'path'] as const) {
    const all = samplePages.map((page) => page[key]);
    expect(new Set(all).size).toBe(all.length);
  }
});

test('every page shows entries of the gallery, or is one of its own', () => {
  for (const { path, shows } of samplePages) {
    if (shows.length === 0) expect(ownPages[path]).toBeDefined();
    for (const entry of shows) expect([entry, existsSync(join(entries, `${entry}.tsx`))]).toEqual([entry, true]);
  }
  expect(Object.keys(ownPages).filter((path) => !pageAt(path))).toEqual([]);
});

test('a group is named once', () => {
  expect(new Set(sampleGroups.map(({ id }) => id)).size).toBe(sampleGroups.length);
});

test.each([
  ['/components/buttons', 'components-buttons'],
  ['/components/buttons/', 'components-buttons'],
  ['/components', undefined],
  ['/components/buttons/more', undefined],
])('the page at %s is %s', (path, id) => {
  expect(pageAt(path)?.id).toBe(id);
});

test.each([
  [
    '/page-layout/collapse-menu',
    "{ path: '/page-layout/collapse-menu', frame: { menu: 'collapsed' }, label: 'title' }",
  ],
  ['/page-layout/layout-blank', "{ path: '/page-layout/layout-blank', layout: 'blank', label: 'title' }"],
  ['/page-layout/layout-empty', "{ path: '/page-layout/layout-empty', label: 'title' }"],
])('a manifest asks for %s in one line', (path, line) => {
  expect(writeLayout(path)).toBe(line);
  expect(layoutSamples[path]).toBeDefined();
});
