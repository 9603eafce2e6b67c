import { waitFor } from '@testing-library/dom';
import { blankContent, type MailContent } from '../model/composition';
import { createTestRuntime } from '../testing/testRuntime';
import { noticesOf } from './emailSlice';
import { outboxOf, undoTime } from './outbox';

const to = [{ name: 'Ann', email: 'ann@example.com' }];
const content: MailContent = { ...blankContent, to, subject: 'Plan', html: '<p>Mine</p>' };
const draft = { to, subject: 'Plan', message: '<p>Mine</p>', isSending: true };

async function begin() {
  const page = createTestRuntime();
  const { id } = await page.saveDraft(draft);
  const outbox = outboxOf(page.runtime);
  const heard: string[] = [];
  outbox.schedule(id, content, { sent: () => heard.push('sent'), failed: () => heard.push('failed') });
  return { ...page, outbox, id, heard };
}
const subjects = (mails: readonly { subject: string }[]) => mails.map(({ subject }) => subject);

test('a mail is sent when it can no longer be undone, and not before', async () => {
  const { clock, mailsIn, heard } = await begin();
  await clock.advance(undoTime - 1);
  expect(subjects(await mailsIn('sent'))).not.toContain('Plan');
  await clock.advance(1);
  await waitFor(() => expect(heard).toEqual(['sent']));
  expect(subjects(await mailsIn('sent'))).toContain('Plan');
  expect(subjects(await mailsIn('draft'))).not.toContain('Plan');
});

test('a mail that is taken back is never sent', async () => {
  const { clock, mailsIn, outbox, id } = await begin();
  expect(outbox.undo(id)).toBe(true);
  await clock.advance(undoTime * 2);
  expect(subjects(await mailsIn('sent'))).not.toContain('Plan');
  const draft = (await mailsIn('draft')).find((mail) => mail.id === id);
  expect(draft).toMatchObject({ subject: 'Plan', isSending: false });
});

test('what is sent already cannot be taken back', async () => {
  const { clock, outbox, id, heard } = await begin();
  await clock.advance(undoTime);
  await waitFor(() => expect(heard).toEqual(['sent']));
  expect(outbox.undo(id)).toBe(false);
});

test('a mail that cannot be sent stays a draft like any other, and says so', async () => {
  const { clock, demo, mailsIn, heard, id } = await begin();
  demo.settings.failureRate = 1;
  await clock.advance(undoTime);
  await waitFor(() => expect(heard).toEqual(['failed']));
  demo.settings.failureRate = 0;
  expect((await mailsIn('draft')).map((mail) => mail.id)).toContain(id);
});

test('what a closed page has left on its way is sent at the next start, once, and reported', async () => {
  const { runtime, saveDraft, mailsIn } = createTestRuntime();
  await saveDraft(draft);
  await saveDraft({ ...draft, subject: 'Only a draft', isSending: false });
  await outboxOf(runtime).sendLeftovers();
  await outboxOf(runtime).sendLeftovers();
  expect(subjects(await mailsIn('sent')).filter((subject) => subject === 'Plan')).toHaveLength(1);
  expect(subjects(await mailsIn('draft'))).toContain('Only a draft');
  expect(noticesOf(runtime.store.getState())).toMatchObject([{ kind: 'sent', subject: 'Plan' }]);
});

test('what was left and cannot be sent is reported, and is no longer on its way', async () => {
  const { runtime, saveDraft, mailsIn } = createTestRuntime();
  const { id } = await saveDraft({ ...draft, to: [] });
  await outboxOf(runtime).sendLeftovers();
  expect(noticesOf(runtime.store.getState())).toMatchObject([{ kind: 'notSent' }]);
  const left = (await mailsIn('draft')).find((mail) => mail.id === id);
  expect(left?.isSending).toBeFalsy();
});

test('a mail that waits in this page is not sent by a look for what was left', async () => {
  const { outbox, mailsIn } = await begin();
  await outbox.sendLeftovers();
  expect(subjects(await mailsIn('sent'))).not.toContain('Plan');
});
