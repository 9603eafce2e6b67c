import { waitFor } from '@testing-library/dom';
import { blankContent, type Composition } from '../model/composition';
import { createDraftKeeper } from './draftKeeper';
import { composed, compositionOf } from './emailSlice';
import { createTestRuntime } from './testRuntime';

function begin() {
  const page = createTestRuntime();
  const { store } = page.runtime;
  store.dispatch(composed());
  const first: Composition = { ...blankContent, key: compositionOf(store.getState())?.key ?? '' };
  const states: string[] = [];
  const keeper = createDraftKeeper(store, page.clock, first, (state) => states.push(state));
  const drafts = async () => (await page.mailsIn('draft')).filter(({ subject }) => subject.startsWith('Plan'));
  return { ...page, store, first, states, keeper, drafts };
}

test('what is written is kept as one draft, when writing rests', async () => {
  const { clock, first, keeper, drafts, states, store } = begin();
  keeper.note({ ...first, subject: 'Plan' });
  await clock.advance(500);
  keeper.note({ ...first, subject: 'Plan A' });
  await clock.advance(999);
  expect(await drafts()).toEqual([]);
  await clock.advance(1);
  await waitFor(() => expect(states.at(-1)).toBe('saved'));
  keeper.note({ ...first, subject: 'Plan B' });
  await keeper.flush();
  expect(await drafts()).toMatchObject([{ subject: 'Plan B' }]);
  expect(compositionOf(store.getState())?.draftId).toBe((await drafts())[0]?.id);
});

test('nothing worth keeping is not kept', async () => {
  const { first, keeper, mailsIn } = begin();
  const before = (await mailsIn('draft')).length;
  keeper.note({ ...first, html: '<p></p>' });
  expect(await keeper.flush()).toBeUndefined();
  expect(await mailsIn('draft')).toHaveLength(before);
});

test('a try that failed is repeated by itself', async () => {
  const { clock, demo, first, keeper, drafts, states } = begin();
  demo.settings.failureRate = 1;
  keeper.note({ ...first, subject: 'Plan' });
  await keeper.flush();
  expect(states.at(-1)).toBe('failed');
  demo.settings.failureRate = 0;
  await clock.advance(5_000);
  await waitFor(() => expect(states.at(-1)).toBe('saved'));
  expect(await drafts()).toHaveLength(1);
});

test('once stopped it keeps nothing more', async () => {
  const { clock, first, keeper, drafts } = begin();
  keeper.note({ ...first, subject: 'Plan' });
  await keeper.stop();
  await clock.advance(10_000);
  expect(await drafts()).toEqual([]);
});

test('files stay with the draft when only words change', async () => {
  const { first, keeper, drafts } = begin();
  const withFile = {
    ...first,
    subject: 'Plan',
    attachments: [{ fileName: 'a.txt', url: '/a.txt', size: 1, thumbnail: null }],
  };
  keeper.note(withFile);
  await keeper.flush();
  keeper.note({ ...withFile, subject: 'Plan B' });
  await keeper.flush();
  expect(await drafts()).toMatchObject([{ subject: 'Plan B', attachments: [{ fileName: 'a.txt' }] }]);
});
