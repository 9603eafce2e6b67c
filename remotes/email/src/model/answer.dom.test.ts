import type { Addressee } from '@atrium/backend';
import type { EmailMessage } from '../api/schemas';
import { type AnswerKind, answerTo, hasOthers } from './answer';

const person = (name: string): Addressee => ({ name, email: `${name}@example.com` });
const [me, ann, bob, cy] = [person('me'), person('ann'), person('bob'), person('cy')];
const names = (list: readonly Addressee[]) => list.map(({ name }) => name);

const message = (from: Addressee, to: Addressee[], cc: Addressee[] = []): EmailMessage => ({
  id: 7,
  from: { ...from, avatar: null },
  to,
  cc,
  bcc: [],
  subject: 'Plan',
  message: '<p>Hello<script>fire()</script></p>',
  attachments: [{ fileName: 'a.txt', url: '/a.txt', size: 3, thumbnail: null }],
  time: '2026-01-15T09:00:00Z',
});
const answer = (kind: AnswerKind, to: EmailMessage, subject = 'Plan') =>
  answerTo(kind, { mail: { id: 5, subject }, message: to, own: 'ME@example.com', head: ['Ann <wrote>:'] });

test.each([
  ['reply', message(ann, [me, bob], [cy]), ['ann'], []],
  ['replyAll', message(ann, [me, bob], [cy]), ['ann', 'bob'], ['cy']],
  ['replyAll', message(ann, [me, bob], [bob, me]), ['ann', 'bob'], []],
  ['reply', message(me, [ann, bob], [cy]), ['ann', 'bob'], []],
  ['replyAll', message(me, [ann, bob], [cy]), ['ann', 'bob'], ['cy']],
  ['reply', message(me, [me]), ['me'], []],
  ['replyAll', message(ann, [me]), ['ann'], []],
] as const)('%s goes to the right people (%#)', (kind, answered, to, cc) => {
  const { to: people, cc: copies } = answer(kind, answered);
  expect(names(people)).toEqual(to);
  expect(names(copies)).toEqual(cc);
});

test('an answer joins the email and quotes it, made harmless', () => {
  const { inReplyTo, quote, html, attachments } = answer('reply', message(ann, [me]));
  expect(inReplyTo).toBe(5);
  expect(quote).toBe('<blockquote type="cite"><p>Ann &lt;wrote&gt;:</p><p>Hello</p></blockquote>');
  expect(html).toBe('');
  expect(attachments).toEqual([]);
});

test('passing on takes the files along, and nobody is asked for yet', () => {
  const { to, inReplyTo, attachments } = answer('forward', message(ann, [me]));
  expect(to).toEqual([]);
  expect(inReplyTo).toBeUndefined();
  expect(attachments).toHaveLength(1);
});

test.each([
  ['reply', 'Plan', 'Re: Plan'],
  ['reply', 'Re: Plan', 'Re: Plan'],
  ['reply', 'AW: Plan', 'Re: Plan'],
  ['forward', 'Plan', 'Fwd: Plan'],
  ['forward', 'Re: Plan', 'Fwd: Re: Plan'],
  ['forward', 'WG: Plan', 'Fwd: Plan'],
] as const)('a %s of %p is called %p', (kind, subject, expected) => {
  expect(answer(kind, message(ann, [me]), subject).subject).toBe(expected);
});

test.each([
  [message(ann, [me]), false],
  [message(ann, [me, bob]), true],
  [message(ann, [me], [cy]), true],
  [message(me, [ann]), false],
])('there are others to answer (%#): %s', (answered, expected) => {
  expect(hasOthers(answered, me.email)).toBe(expected);
});
