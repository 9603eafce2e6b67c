import { waitFor } from '@testing-library/dom';
import type { MailContent } from '../../model/composition';
import { createTestRuntime } from '../../testing/testRuntime';
import { changed, composed, compositionsOf } from '../emailSlice';
import { composeSessions } from './sessions';

function begin() {
  const page = createTestRuntime();
  const { store } = page.runtime;
  store.dispatch(composed());
  const sessions = composeSessions(page.runtime);
  const current = () => compositionsOf(store.getState())[0];
  const key = current()?.key ?? '';
  const session = sessions.find(key);
  if (!session) throw new Error('no session');
  const states: string[] = [];
  sessions.subscribe(() => states.push(session.getSaveState()));
  const write = (part: Partial<MailContent>) => void store.dispatch(changed({ key, part }));
  const drafts = async () => (await page.emailsIn('draft')).filter(({ subject }) => subject.startsWith('Plan'));
  return { ...page, states, session, write, drafts, current };
}

test('what is written is kept as one draft, when writing rests', async () => {
  const { clock, write, session, drafts, states, current } = begin();
  write({ subject: 'Plan' });
  await clock.advance(500);
  write({ subject: 'Plan A' });
  await clock.advance(999);
  expect(await drafts()).toEqual([]);
  await clock.advance(1);
  await waitFor(() => expect(states.at(-1)).toBe('saved'));
  write({ subject: 'Plan B' });
  await session.flush();
  expect(await drafts()).toMatchObject([{ subject: 'Plan B' }]);
  expect(current()?.draftId).toBe((await drafts())[0]?.id);
});

test('what is written and taken back is saved as it was, and says so', async () => {
  const { clock, write, session, drafts, states } = begin();
  write({ subject: 'Plan' });
  write({ subject: '' });
  await clock.advance(1_000);
  await waitFor(() => expect(states.at(-1)).toBe('untouched'));
  write({ subject: 'Plan' });
  await session.flush();
  write({ subject: 'Plan B' });
  write({ subject: 'Plan' });
  expect(states.at(-1)).toBe('saved');
  await clock.advance(1_000);
  expect(await drafts()).toMatchObject([{ subject: 'Plan', rev: 1 }]);
});

test('nothing worth keeping is not kept', async () => {
  const { write, session, emailsIn, states } = begin();
  const before = (await emailsIn('draft')).length;
  write({ html: '<p></p>' });
  expect(await session.flush()).toBe(true);
  expect(states).not.toContain('saving');
  expect(await emailsIn('draft')).toHaveLength(before);
});

test('a try that failed is repeated by itself', async () => {
  const { clock, demo, write, session, drafts, states } = begin();
  demo.settings.failureRate = 1;
  write({ subject: 'Plan' });
  await session.flush();
  expect(states.at(-1)).toBe('failed');
  demo.settings.failureRate = 0;
  await clock.advance(5_000);
  await waitFor(() => expect(states.at(-1)).toBe('saved'));
  expect(await drafts()).toHaveLength(1);
});

test('a draft that is more than a server takes says so, is not tried again as it is, and is saved once it is smaller', async () => {
  const { clock, runtime, write, session, drafts, states } = begin();
  const tried: number[] = [];
  runtime.http.interceptors.request.use((config) => {
    const { length } = JSON.stringify(config.data ?? '');
    if (config.method === 'post') tried.push(length);
    if (length <= 1_000_000) return config;
    const response = { status: 413, statusText: '', data: '', headers: {}, config };
    throw Object.assign(new Error(''), { isAxiosError: true, response });
  });
  write({ subject: 'Plan', html: 'x'.repeat(1_000_001) });
  await session.flush();
  expect(states.at(-1)).toBe('tooLarge');
  await clock.advance(10_000);
  expect(tried).toHaveLength(1);
  write({ html: '' });
  await session.flush();
  expect(states.at(-1)).toBe('saved');
  expect(await drafts()).toHaveLength(1);
});

test('once stopped it keeps nothing more', async () => {
  const { clock, write, session, drafts } = begin();
  write({ subject: 'Plan' });
  await session.stop();
  await clock.advance(10_000);
  expect(await drafts()).toEqual([]);
});

test('files stay with the draft when only words change', async () => {
  const { write, session, drafts } = begin();
  const withFile = {
    subject: 'Plan',
    attachments: [{ fileName: 'a.txt', url: '/a.txt', size: 1, thumbnail: null }],
  };
  write(withFile);
  await session.flush();
  write({ subject: 'Plan B' });
  await session.flush();
  expect(await drafts()).toMatchObject([{ subject: 'Plan B', attachments: [{ fileName: 'a.txt' }] }]);
});

describe('a draft that is written elsewhere too', () => {
  async function beginTwice() {
    const page = begin();
    page.write({ subject: 'Plan' });
    await page.session.flush();
    const id = page.current()?.draftId;
    const elsewhere = (subject = 'Plan of theirs') => page.saveDraft({ id, subject });
    const write = (subject: string) => {
      page.write({ subject });
      return page.session.flush();
    };
    const subjects = async () => (await page.drafts()).map(({ subject }) => subject).sort();
    return { ...page, id, elsewhere, write, subjects };
  }

  test('is not overwritten, nor is anything saved or sent before the person has decided', async () => {
    const { clock, elsewhere, write, subjects, states, session } = await beginTwice();
    await elsewhere();
    await write('Plan of mine');
    expect(states.at(-1)).toBe('conflict');
    expect(await session.send({ isSending: true })).toBeUndefined();
    await clock.advance(10_000);
    expect(await subjects()).toEqual(['Plan of theirs']);
  });

  test('is overwritten when the person wants that', async () => {
    const { elsewhere, write, subjects, states, session } = await beginTwice();
    await elsewhere();
    await write('Plan of mine');
    await session.overwrite();
    expect(states.at(-1)).toBe('saved');
    expect(await subjects()).toEqual(['Plan of mine']);
  });

  test('is overwritten only where both have written, and as it was when the person chose', async () => {
    const { id, elsewhere, saveDraft, write, subjects, states, session, runtime } = await beginTwice();
    await saveDraft({ id, message: '<p>Theirs</p>' });
    await elsewhere();
    await write('Plan of mine');
    await elsewhere('Plan, a third time');
    await session.overwrite();
    expect(states.at(-1)).toBe('conflict');
    await session.overwrite();
    expect(states.at(-1)).toBe('saved');
    expect(await subjects()).toEqual(['Plan of mine']);
    const { data } = await runtime.http.get('/apps/email/get-email', { params: { id } });
    expect(data).toMatchObject({ message: '<p>Theirs</p>' });
  });

  test('is overwritten by what was there before, where the person goes back to that', async () => {
    const { elsewhere, write, subjects, session } = await beginTwice();
    await elsewhere();
    await write('Plan of mine');
    await write('Plan');
    await session.overwrite();
    expect(await subjects()).toEqual(['Plan']);
  });

  test('stays beside one of its own when the window is closed', async () => {
    const { elsewhere, write, subjects, session } = await beginTwice();
    await elsewhere();
    await write('Plan of mine');
    await session.leave();
    expect(await subjects()).toEqual(['Plan of mine', 'Plan of theirs']);
  });

  test('is merged where each has written on another part', async () => {
    const { id, write, saveDraft, runtime, current, states } = await beginTwice();
    await saveDraft({ id, message: '<p>Theirs</p>' });
    await write('Plan of mine');
    expect(states.at(-1)).toBe('saved');
    expect(current()).toMatchObject({ subject: 'Plan of mine', html: '<p>Theirs</p>' });
    const { data } = await runtime.http.get('/apps/email/get-email', { params: { id } });
    expect(data).toMatchObject({ subject: 'Plan of mine', message: '<p>Theirs</p>' });
  });

  test('is taken over when it is heard of, and nothing was typed here meanwhile', async () => {
    const { elsewhere, session, current, states } = await beginTwice();
    await session.receive(await elsewhere());
    expect(current()).toMatchObject({ subject: 'Plan of theirs' });
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
  const { clock, write, session, drafts } = begin();
  write({ subject: 'Plan' });
  const id = await session.send({ isSending: true });
  expect(await drafts()).toMatchObject([{ id, isSending: true, rev: 1 }]);
  write({ subject: 'Plan B' });
  await clock.advance(5_000);
  expect(await drafts()).toMatchObject([{ subject: 'Plan', rev: 1 }]);
});
