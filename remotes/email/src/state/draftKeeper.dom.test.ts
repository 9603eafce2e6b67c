import { waitFor } from '@testing-library/dom';
import { blankContent, type MailContent } from '../model/composition';
import { createTestRuntime } from '../testing/testRuntime';
import { createDraftKeeper } from './draftKeeper';
import { composed, compositionsOf } from './emailSlice';
import { createStoredDraft } from './storedDraft';

function begin() {
  const page = createTestRuntime();
  const { store } = page.runtime;
  store.dispatch(composed());
  const key = compositionsOf(store.getState())[0]?.key ?? '';
  const first: MailContent = blankContent;
  const states: string[] = [];
  const merged: MailContent[] = [];
  const draft = createStoredDraft(store, { key }, first, {
    onSaved: () => {},
    onMerged(content) {
      merged.push(content);
      keeper.note(content);
    },
  });
  const keeper = createDraftKeeper(first, {
    clock: page.clock,
    draft,
    maySave: () => true,
    onState: (state) => void states.push(state),
  });
  const drafts = async () => (await page.mailsIn('draft')).filter(({ subject }) => subject.startsWith('Plan'));
  const current = () => compositionsOf(store.getState())[0];
  return { ...page, store, first, states, merged, keeper, drafts, current };
}

test('what is written is kept as one draft, when writing rests', async () => {
  const { clock, first, keeper, drafts, states, current } = begin();
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
  expect(current()?.draftId).toBe((await drafts())[0]?.id);
});

test('what is written and taken back is saved as it was, and says so', async () => {
  const { clock, first, keeper, drafts, states } = begin();
  keeper.note({ ...first, subject: 'Plan' });
  keeper.note(first);
  await clock.advance(1_000);
  await waitFor(() => expect(states.at(-1)).toBe('untouched'));
  keeper.note({ ...first, subject: 'Plan' });
  await keeper.flush();
  keeper.note({ ...first, subject: 'Plan B' });
  keeper.note({ ...first, subject: 'Plan' });
  expect(states.at(-1)).toBe('unsaved');
  await clock.advance(1_000);
  await waitFor(() => expect(states.at(-1)).toBe('saved'));
  expect(await drafts()).toMatchObject([{ subject: 'Plan', rev: 1 }]);
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

test('a draft that is more than a server takes says so, is not tried again as it is, and is saved once it is smaller', async () => {
  const { clock, runtime, first, keeper, drafts, states } = begin();
  const tried: number[] = [];
  runtime.http.interceptors.request.use((config) => {
    const { length } = JSON.stringify(config.data ?? '');
    if (config.method === 'post') tried.push(length);
    if (length <= 1_000_000) return config;
    const response = { status: 413, statusText: '', data: '', headers: {}, config };
    throw Object.assign(new Error(''), { isAxiosError: true, response });
  });
  keeper.note({ ...first, subject: 'Plan', html: 'x'.repeat(1_000_001) });
  await keeper.flush();
  expect(states.at(-1)).toBe('tooLarge');
  await clock.advance(10_000);
  expect(tried).toHaveLength(1);
  keeper.note({ ...first, subject: 'Plan' });
  await keeper.flush();
  expect(states.at(-1)).toBe('saved');
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
    const elsewhere = (subject = 'Plan of theirs') => page.saveDraft({ id, subject });
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
    expect(await keeper.handOver({ isSending: true })).toBeUndefined();
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

  test('is overwritten only where both have written, and as it was when the person chose', async () => {
    const { id, elsewhere, saveDraft, write, subjects, states, keeper, runtime } = await beginTwice();
    await saveDraft({ id, message: '<p>Theirs</p>' });
    await elsewhere();
    await write('Plan of mine');
    await elsewhere('Plan, a third time');
    await keeper.overwrite();
    expect(states.at(-1)).toBe('conflict');
    await keeper.overwrite();
    expect(states.at(-1)).toBe('saved');
    expect(await subjects()).toEqual(['Plan of mine']);
    const { data } = await runtime.http.get('/apps/email/get-email', { params: { id } });
    expect(data).toMatchObject({ message: '<p>Theirs</p>' });
  });

  test('is overwritten by what was there before, where the person goes back to that', async () => {
    const { elsewhere, write, subjects, keeper } = await beginTwice();
    await elsewhere();
    await write('Plan of mine');
    await write('Plan');
    await keeper.overwrite();
    expect(await subjects()).toEqual(['Plan']);
  });

  test('stays beside one of its own when the window is closed', async () => {
    const { elsewhere, write, subjects, keeper } = await beginTwice();
    await elsewhere();
    await write('Plan of mine');
    await keeper.leave();
    expect(await subjects()).toEqual(['Plan of mine', 'Plan of theirs']);
  });

  test('is merged where each has written on another part', async () => {
    const { id, first, saveDraft, runtime, merged, keeper, states } = await beginTwice();
    await saveDraft({ id, message: '<p>Theirs</p>' });
    keeper.note({ ...first, subject: 'Plan of mine' });
    await keeper.flush();
    expect(states.at(-1)).toBe('saved');
    expect(merged).toMatchObject([{ subject: 'Plan of mine', html: '<p>Theirs</p>' }]);
    const { data } = await runtime.http.get('/apps/email/get-email', { params: { id } });
    expect(data).toMatchObject({ subject: 'Plan of mine', message: '<p>Theirs</p>' });
  });

  test('is taken over when it is heard of, and nothing was typed here meanwhile', async () => {
    const { elsewhere, keeper, merged, states } = await beginTwice();
    await keeper.hear(await elsewhere());
    expect(merged).toMatchObject([{ subject: 'Plan of theirs' }]);
    expect(states.at(-1)).toBe('saved');
  });

  test('becomes another one when it was sent elsewhere meanwhile', async () => {
    const { id, saveDraft, clock, write, subjects, states } = await beginTwice();
    await saveDraft({ id, to: [{ email: 'ann@example.com' }], isSending: true });
    await clock.advance(10_000);
    await write('Plan of mine');
    expect(states.at(-1)).toBe('detached');
    expect(await subjects()).toEqual(['Plan of mine']);
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
  const id = await keeper.handOver({ isSending: true });
  expect(await drafts()).toMatchObject([{ id, isSending: true, rev: 1 }]);
  keeper.note({ ...first, subject: 'Plan B' });
  await clock.advance(5_000);
  expect(await drafts()).toMatchObject([{ subject: 'Plan', rev: 1 }]);
});
