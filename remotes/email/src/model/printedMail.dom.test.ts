import { testMail } from '../testing/testMail';
import { printedMail } from './printedMail';

const words = { noSubject: '(none)', from: 'From', to: 'To', date: 'Date', writeDate: (time: string) => `on ${time}` };
const { preview: _, ...mail } = testMail({ id: 1, subject: 'A & B', time: '1', to: [{ name: 'Bo', email: 'b@x.y' }] });

test('an email goes on paper with its head and its answers, and runs nothing there', () => {
  const reply = { ...mail, id: 2, message: '<p>Answer</p>', time: '2' };
  const html = printedMail({ ...mail, message: '<p>Hello<img src=x onerror=fire()></p>', replies: [reply] }, words);
  const text = new DOMParser().parseFromString(html, 'text/html').body.textContent;
  expect(text).toContain('A & B');
  expect(text).toContain('From: Amira Haddad <amira@example.com>');
  expect(text).toContain('To: Bo <b@x.y>');
  expect(text).toMatch(/on 1.*Hello.*on 2.*Answer/);
  expect(html).not.toContain('fire');
});

test('one without a subject says so', () => {
  expect(printedMail({ ...mail, subject: '', message: '', replies: [] }, words)).toContain('(none)');
});
