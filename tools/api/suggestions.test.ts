/** @jest-environment node */
import { hostPages } from '../../shared/contract/hostPages';
import { entryOfPath } from '../../shared/contract/paths';
import { searchEntryId } from '../../shared/contract/suggestedPages';
import { toLegacyPageId } from '../../shared/core/shell/legacyPageIds';
import { readAppModules } from './appModules';

/** The specification lists so many pages; two of their numbers were never given. */
const last = 117;
const missing = [80, 113];
const wanted = Array.from({ length: last }, (_, index) => index + 1).filter((id) => !missing.includes(id));

const manifests = readAppModules().map(({ manifest }) => manifest);
const suggested = [
  ...hostPages.map(({ id, path }) => ({ id: searchEntryId('shell', id), path, isThere: true })),
  ...manifests.flatMap((manifest) =>
    (manifest.search ?? []).map(({ id, path }) => ({
      id: searchEntryId(manifest.id, id),
      path,
      isThere: entryOfPath(manifest, path) !== undefined,
    })),
  ),
];

test('search suggests all 115 pages of the specification, to legacy clients each by its number', () => {
  const ids: (string | number)[] = suggested.map(({ id }) => toLegacyPageId(id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
  expect(wanted).toHaveLength(115);
});

test('every suggestion leads to a page of its own app', () => {
  expect(suggested.filter(({ isThere }) => !isThere)).toEqual([]);
  expect(new Set(suggested.map(({ path }) => path)).size).toBe(suggested.length);
});
