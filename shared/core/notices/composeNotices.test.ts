import { fillEmail } from '@atrium/backend/emails';
import type { Language } from '@atrium/contract';
import { composeNotices, noticeEmails } from './composeNotices';

const inOwnWords =
  (language: Language): Parameters<typeof composeNotices>[2] =>
  async (kind, values) =>
    fillEmail(noticeEmails[kind].texts[language], noticeEmails[kind].placeholders, values);

const notice = { title: 'A & B', text: 'It is <here>.', link: '/apps/todo' };

test.each([
  ['en', '2 notifications', 'And 1 more.', 'Stop these emails'],
  ['de', '2 Benachrichtigungen', 'Und 1 weitere.', 'Diese E-Mails abbestellen'],
  ['fr', '2 notifications', 'Et 1 autre.', 'Ne plus recevoir ces e-mails'],
  ['pt', '2 notificações', 'E mais 1.', 'Deixar de receber estes e-mails'],
] as const)('notifications by email in %s', async (language, subject, more, stop) => {
  const rest = { count: 2, unsubscribe: '/unsubscribe/x', language };
  const mail = await composeNotices([notice], rest, inOwnWords(language));
  expect(mail.subject).toBe(subject);
  expect(mail.message).toContain('<a href="/apps/todo">A &amp; B</a></strong><br>It is &lt;here&gt;.</p>');
  expect(mail.message).toContain(`<p>${more}</p>`);
  expect(mail.message).toContain(`<a href="/unsubscribe/x">${stop}</a>`);
});

test('one notification has its title as the subject; many are counted as the language does', async () => {
  const subjectOf = async (count: number) =>
    (await composeNotices([notice], { unsubscribe: '', language: 'de', count }, inOwnWords('de'))).subject;
  expect(await subjectOf(1)).toBe('A & B');
  expect(await subjectOf(12_345)).toBe('12.345 Benachrichtigungen');
});
