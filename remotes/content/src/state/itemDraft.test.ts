import { memoryStorage } from '@atrium/sdk';
import { createFakeClock } from '@atrium/standalone/testing';
import type { Writing } from '../model/draft';
import { createItem } from '../testing/createItem';
import { createItemDraft, type Sent } from './itemDraft';

const item = createItem({ locale: 'en', projectId: null, rev: 1 });

function begin(answer: (rev: number, change: Partial<Writing>) => Sent | Promise<Sent>, storage = memoryStorage()) {
  const clock = createFakeClock();
  const calls: Partial<Writing>[] = [];
  const send = async (rev: number, change: Partial<Writing>) => {
    calls.push(change);
    return answer(rev, change);
  };
  const saver = createItemDraft({ item, name: 'draft.1', storage, clock, send });
  return { saver, clock, calls, storage };
}

const saved = (rev: number, change: Partial<Writing>): Sent => ({
  kind: 'saved',
  item: { ...item, ...change, rev: rev + 1 },
});

test('saves once nothing was typed for 800 ms, and keeps nothing in the browser then', async () => {
  const { saver, clock, calls, storage } = begin(saved);
  saver.write({ locale: 'p' });
  await clock.advance(500);
  saver.write({ locale: 'pt' });
  await clock.advance(500);
  expect(calls).toEqual([]);
  expect(storage.getItem('draft.1')).toContain('pt');
  await clock.advance(300);
  expect(calls).toEqual([{ locale: 'pt' }]);
  expect(saver.getView()).toMatchObject({ state: 'clean', item: { rev: 2, locale: 'pt' } });
  expect(storage.getItem('draft.1')).toBeNull();
});

test('what was not saved is there again after a reload, and is tried again until it is', async () => {
  const offline = begin(() => ({ kind: 'offline' }));
  offline.saver.write({ locale: 'pt' });
  await offline.clock.advance(800);
  expect(offline.saver.getView().state).toBe('offline');
  offline.saver.rest();
  const { saver, clock } = begin(saved, offline.storage);
  expect(saver.getView().written.locale).toBe('pt');
  await clock.advance(800);
  expect(saver.getView()).toMatchObject({ state: 'clean', item: { locale: 'pt' } });
});

test('a newer item is taken in where it differs elsewhere, and what was written is saved over it', async () => {
  const newer = { ...item, projectId: 1, rev: 5 };
  const { saver, clock } = begin((rev, change) =>
    rev === 1 ? { kind: 'stale', newer } : { kind: 'saved', item: { ...newer, ...change, rev: 6 } },
  );
  saver.write({ locale: 'pt' });
  expect(await saver.flush()).toMatchObject({ locale: 'pt', projectId: 1, rev: 6 });
  await clock.advance(5_000);
});

test.each([
  ['mine', 'pt'],
  ['theirs', 'fr'],
] as const)('a conflict waits for a choice: %s', async (choice, locale) => {
  const newer = { ...item, locale: 'fr', rev: 5 };
  const { saver, clock } = begin((rev, change) =>
    rev === 1 ? { kind: 'stale', newer } : { kind: 'saved', item: { ...newer, ...change, rev: 6 } },
  );
  saver.write({ locale: 'pt' });
  expect(await saver.flush()).toBeNull();
  expect(saver.getView()).toMatchObject({
    state: 'conflict',
    conflict: { fields: ['locale'] },
    written: { locale: 'pt' },
  });
  saver.resolve(choice);
  await clock.advance(800);
  expect(saver.getView()).toMatchObject({ state: 'clean', written: { locale } });
});

test('a field that is refused says why, and does not hold up the others', async () => {
  let stored = item;
  const { saver, clock, calls } = begin((rev, change) => {
    if (change.slug === 'taken') return { kind: 'rejected', codes: { slug: 'taken' } };
    stored = { ...stored, ...change, rev: rev + 1 };
    return { kind: 'saved', item: stored };
  });
  saver.write({ slug: 'taken', locale: 'pt' });
  await clock.advance(801);
  expect(calls).toEqual([{ slug: 'taken', locale: 'pt' }, { locale: 'pt' }]);
  expect(saver.getView()).toMatchObject({ state: 'rejected', issues: { slug: 'taken' } });
  saver.write({ slug: 'free' });
  await clock.advance(800);
  expect(saver.getView()).toMatchObject({ state: 'clean', issues: {}, item: { slug: 'free', locale: 'pt' } });
});

test('a field over its limit is named and not sent, the others are saved, and it is once it is short enough', async () => {
  const { saver, clock, calls } = begin(saved);
  saver.write({ slug: 'x'.repeat(121), locale: 'pt' });
  expect(saver.getView()).toMatchObject({ state: 'dirty', issues: { slug: 'tooLong' } });
  await clock.advance(800);
  expect(calls).toEqual([{ locale: 'pt' }]);
  expect(saver.getView()).toMatchObject({ state: 'rejected', issues: { slug: 'tooLong' } });
  expect(await saver.flush()).toBeNull();
  saver.write({ slug: 'x'.repeat(120) });
  await clock.advance(800);
  expect(saver.getView()).toMatchObject({ state: 'clean', issues: {} });
});

test('what the browser has no room for is not called kept', async () => {
  const { saver, storage } = begin(saved);
  saver.write({ cover: { src: 'x'.repeat(3_500_000), alt: '' } });
  expect(saver.getView().isKept).toBe(false);
  expect(storage.getItem('draft.1')).toBeNull();
  saver.write({ cover: null });
  expect(saver.getView().isKept).toBe(true);
});
