import { waitFor } from '@testing-library/dom';
import { blankContent, type Composition } from '../model/composition';
import { createTestRuntime } from '../testing/testRuntime';
import { createDraftKeeper } from './draftKeeper';
import { composed, compositionOf } from './emailSlice';

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

describe('a draft that is written elsewhere too', () => {
  async function beginTwice() {
    const page = begin();
    page.keeper.note({ ...page.first, subject: 'Plan' });
    const id = await page.keeper.flush();
    const elsewhere = () => page.saveDraft({ id, subject: 'Plan of theirs' });
    const write = (subject: string) => {
      page.keeper.note({ ...page.first, subject });
      return page.keeper.flush();
    };
    const subjects = async () => (await page.drafts()).map(({ subject }) => subject).sort();
    return { ...page, id, elsewhere, write, subjects };
  }

  test('is not overwritten, nor is anything saved or sent before the person has decided', async () => {
    const { clock, elsewhere, write, subjects, states, keeper } = await beginTwice();
    await elsewhere();
    await write('Plan of mine');
    expect(states.at(-1)).toBe('conflict');
    expect(await keeper.handOver()).toBeUndefined();
    await clock.advance(10_000);
    expect(await subjects()).toEqual(['Plan of theirs']);
  });

  test('is overwritten when the person wants that', async () => {
    const { elsewhere, write, subjects, states, keeper } = await beginTwice();
    await elsewhere();
    await write('Plan of mine');
    await keeper.overwrite();
    expect(states.at(-1)).toBe('saved');
    expect(await subjects()).toEqual(['Plan of mine']);
  });

  test('stays beside one of its own when the window is closed', async () => {
    const { elsewhere, write, subjects, keeper } = await beginTwice();
    await elsewhere();
    await write('Plan of mine');
    await keeper.leave();
    expect(await subjects()).toEqual(['Plan of mine', 'Plan of theirs']);
  });

  test('is saved as ever when it only got a star', async () => {
    const { runtime, id, write, subjects, states } = await beginTwice();
    await runtime.http.post('/apps/email/update-emails', { emailIds: [id], dataToUpdate: { isStarred: true } });
    await write('Plan of mine');
    expect(states.at(-1)).toBe('saved');
    expect(await subjects()).toEqual(['Plan of mine']);
  });
});

test('handed over, it is saved once, as on its way, and nothing after that', async () => {
  const { clock, first, keeper, drafts } = begin();
  keeper.note({ ...first, subject: 'Plan' });
  const id = await keeper.handOver();
  expect(await drafts()).toMatchObject([{ id, isSending: true, rev: 1 }]);
  keeper.note({ ...first, subject: 'Plan B' });
  await clock.advance(10_000);
  expect(await drafts()).toMatchObject([{ subject: 'Plan', rev: 1 }]);
});
