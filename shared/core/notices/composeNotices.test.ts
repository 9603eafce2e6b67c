import { composeNotices } from './composeNotices';

const notice = { title: 'A & B', text: 'It is <here>.', link: '/apps/todo' };

test.each([
  ['en', '2 notifications', 'And 1 more.', 'Stop these emails'],
  ['de', '2 Benachrichtigungen', 'Und 1 weitere.', 'Diese E-Mails abbestellen'],
  ['fr', '2 notifications', 'Et 1 autre.', 'Ne plus recevoir ces e-mails'],
  ['pt', '2 notificações', 'E mais 1.', 'Deixar de receber estes e-mails'],
] as const)('notifications by email in %s', (language, subject, more, stop) => {
  const mail = composeNotices([notice], { count: 2, unsubscribe: '/unsubscribe/x', language });
  expect(mail.subject).toBe(subject);
  expect(mail.message).toContain('<a href="/apps/todo">A &amp; B</a></strong><br>It is &lt;here&gt;.</p>');
  expect(mail.message).toContain(`<p>${more}</p>`);
  expect(mail.message).toContain(`<a href="/unsubscribe/x">${stop}</a>`);
});

test('one notification has its title as the subject; many are counted as the language does', () => {
  const rest = { unsubscribe: '', language: 'de' } as const;
  expect(composeNotices([notice], { ...rest, count: 1 }).subject).toBe('A & B');
  expect(composeNotices([notice], { ...rest, count: 12_345 }).subject).toBe('12.345 Benachrichtigungen');
});
