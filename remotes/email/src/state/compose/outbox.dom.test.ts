import { memoryStorage } from '@atrium/sdk';
import { waitFor } from '@testing-library/dom';
import { undoTime } from '../../model/sending';
import { createTestRuntime } from '../../testing/testRuntime';
import { noticesOf } from '../emailSlice';
import { outboxOf } from './outbox';

const to = [{ name: 'Ann', email: 'ann@example.com' }];
const draft = { to, subject: 'Plan', message: '<p>Mine</p>', isSending: true };

async function begin() {
  const storage = memoryStorage();
  const page = createTestRuntime(storage);
  const { id } = await page.saveDraft(draft);
  const outbox = outboxOf(page.runtime);
  const heard: string[] = [];
  outbox.watch({ id, subject: 'Plan' }, () => heard.push('sent'));
  return { ...page, storage, outbox, id, heard };
}
const subjects = (emails: readonly { subject: string }[]) => emails.map(({ subject }) => subject);

test('an email is sent when it can no longer be undone, and not before; that is announced', async () => {
  const { clock, emailsIn, heard } = await begin();
  await clock.advance(undoTime - 1);
  expect(subjects(await emailsIn('sent'))).not.toContain('Plan');
  await clock.advance(1_000);
  await waitFor(() => expect(heard).toEqual(['sent']));
  expect(subjects(await emailsIn('sent'))).toContain('Plan');
  expect(subjects(await emailsIn('draft'))).not.toContain('Plan');
});

test('an email that is taken back is never sent', async () => {
  const { clock, emailsIn, outbox, id, heard } = await begin();
  expect(await outbox.takeBack(id)).toMatchObject({ subject: 'Plan' });
  await clock.advance(undoTime * 2);
  expect(subjects(await emailsIn('sent'))).not.toContain('Plan');
  expect((await emailsIn('draft')).find((mail) => mail.id === id)).not.toHaveProperty('sendAt');
  expect(heard).toEqual([]);
});

test('what is sent already cannot be taken back', async () => {
  const { clock, outbox, id } = await begin();
  await clock.advance(undoTime);
  expect(await outbox.takeBack(id)).toBeUndefined();
});

test('an email that another tab has taken back is no longer waited for', async () => {
  const { clock, outbox, id, heard, saveDraft, storage } = await begin();
  await saveDraft({ id, subject: 'Plan B' });
  await clock.advance(undoTime * 2);
  await waitFor(() => expect(storage.getItem('email:guest:sending')).toBeNull());
  expect(heard).toEqual([]);
  expect(await outbox.takeBack(id)).toMatchObject({ subject: 'Plan B' });
});

test('as long as nothing answers, it is looked for again', async () => {
  const { clock, demo, heard } = await begin();
  demo.settings.failureRate = 1;
  await clock.advance(undoTime + 1_000);
  demo.settings.failureRate = 0;
  await clock.advance(undoTime);
  await waitFor(() => expect(heard).toEqual(['sent']));
});

test('what a closed page has left on its way is announced at the next start, once', async () => {
  const { runtime, clock, saveDraft } = createTestRuntime();
  const { id } = await saveDraft(draft);
  runtime.storage.setItem('sending', JSON.stringify([{ id, subject: 'Plan' }]));
  await clock.advance(undoTime);
  await outboxOf(runtime).resume();
  await outboxOf(runtime).resume();
  expect(noticesOf(runtime.store.getState())).toMatchObject([{ kind: 'sent', subject: 'Plan' }]);
});
