import { foldRegistry, unfoldRegistry } from './foldedRegistry';

const labels = { en: { title: 'Notes', new: 'New note', empty: 'Nothing is written down yet' } };
const appOf = (id: string) => ({
  live: '1',
  releases: [{ release: '1', manifest: { id, labels, version: '1.0.0', paths: [`/${id}`] } }],
});
const registry = {
  revision: 7,
  apps: { notes: appOf('notes'), drafts: appOf('drafts'), broken: 'no app', empty: { releases: [null, {}] } },
};

test('what manifests have alike is written once, and what is one’s own stays where it is', () => {
  const folded = foldRegistry(registry);
  expect(folded.parts).toEqual([{ labels, version: '1.0.0' }]);
  expect(folded.apps.notes).toMatchObject({
    releases: [{ manifest: { like: 0, own: { id: 'notes', paths: ['/notes'] } } }],
  });
  expect(JSON.stringify(folded).match(/New note/g)).toHaveLength(1);
});

test('folding leaves the registry itself as it was', () => {
  const before = structuredClone(registry);
  foldRegistry(registry);
  expect(registry).toEqual(before);
});

test('unfolded it is what it was, malformed apps too', () => {
  expect(unfoldRegistry(JSON.parse(JSON.stringify(foldRegistry(registry))))).toEqual(registry);
});

test.each([null, 'text', 3, {}, { apps: 3, parts: [] }, registry])(
  'what was never folded stays as it is: %j',
  (value) => {
    expect(unfoldRegistry(value)).toBe(value);
  },
);
