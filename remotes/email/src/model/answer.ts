import type { Addressee } from '@atrium/backend';
import type { TFunction } from 'i18next';
import type { Email, EmailMessage } from '../api/schemas';
import { answerSubject } from './answerSubject';
import { blankContent, type MailContent } from './composition';
import { isSameAddress, uniquePeople } from './people';
import { type QuoteHead, quoteOf } from './quote';

export type AnswerKind = 'reply' | 'replyAll' | 'forward';

interface Answered {
  mail: Pick<Email, 'id' | 'subject'>;
  message: EmailMessage;
  own: string;
  head: QuoteHead;
}

export function answerTo(kind: AnswerKind, { mail, message, own, head }: Answered): MailContent {
  const quote = quoteOf(message.message, head);
  if (kind === 'forward') {
    return { ...blankContent, subject: answerSubject('Fwd', mail.subject), quote, attachments: message.attachments };
  }
  const others = (people: readonly Addressee[]) =>
    uniquePeople(people).filter(({ email }) => !isSameAddress(email, own));
  const isOwn = isSameAddress(message.from.email, own);
  const { name, email } = message.from;
  const sender = isOwn ? message.to : [{ name, email }];
  const to = kind === 'reply' || isOwn ? uniquePeople(sender) : others([...sender, ...message.to]);
  const cc = kind === 'replyAll' ? others(message.cc).filter((person) => !isAmong(to, person)) : [];
  return {
    ...blankContent,
    // A message without other recipients can be answered all the same.
    to: to.length > 0 ? to : [{ name, email }],
    cc,
    subject: answerSubject('Re', mail.subject),
    quote,
    inReplyTo: mail.id,
  };
}

export const hasOthers = (message: EmailMessage, own: string): boolean => {
  const one = answerTo('reply', { mail: { id: 0, subject: '' }, message, own, head: [] });
  const all = answerTo('replyAll', { mail: { id: 0, subject: '' }, message, own, head: [] });
  return all.to.length + all.cc.length > one.to.length;
};

const isAmong = (people: readonly Addressee[], { email }: Addressee) =>
  people.some((other) => isSameAddress(other.email, email));

/** Lines above a quoted message. @param date its formatted time */
export function quoteHead(kind: AnswerKind, message: EmailMessage, t: TFunction<'email'>, date: string): string[] {
  const { from, to, subject } = message;
  if (kind !== 'forward') return [t('quote.wrote', { date, name: from.name })];
  return [
    t('quote.forwarded'),
    t('quote.from', { name: from.name, email: from.email }),
    t('quote.date', { date }),
    t('quote.subject', { subject }),
    t('quote.to', { names: to.map(({ name }) => name).join(', ') }),
  ];
}
