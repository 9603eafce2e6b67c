import type { BackendStore, Person } from '@atrium/backend';
import { accountLanguage } from '@atrium/backend/account';
import {
  blockPlaceholder,
  composeEmail,
  type EmailKind,
  type EmailValues,
  linkPlaceholder,
  textPlaceholder,
} from '@atrium/backend/emails';
import { answers, type Language } from '../api/choices';
import type { CalendarEvent, Guest } from '../api/schemas';
import { type MailTexts, mailTexts } from './mailTexts';

/**
 * URL where a guest sees and answers an event: in the calendar, or on a separate page for guests whose account has no
 * calendar.
 */
export function guestPage(store: BackendStore, { id, start }: CalendarEvent, person: Person | undefined): string {
  const hasCalendar = !person || store.permissions.allows(person, 'read', 'Calendar');
  return hasCalendar
    ? `/apps/calendar?date=${start.slice(0, 10)}&event=${id}`
    : `/apps/calendar/invitation?event=${id}`;
}

export type MailKind = 'invitation' | 'changed' | 'cancelled' | 'uninvited' | 'kept';

interface GuestMail {
  kind: MailKind;
  event: CalendarEvent;
  guest: Guest;
  /** Whoever has proven the guest's address. */
  person: Person | undefined;
  word: string;
  /** Sender's language, for guests whose own is unknown. */
  language: Language;
}

const toHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const paragraph = (...lines: string[]) => `<p>${lines.filter(Boolean).join('<br>')}</p>`;

const linkTo = (address: string, text: string) => `<a href="${toHtml(address)}">${toHtml(text)}</a>`;

type Timed = Pick<CalendarEvent, 'start' | 'end' | 'allDay' | 'timeZone'>;

const lastMoment = ({ end, allDay }: Timed) => new Date(Date.parse(end) - (allDay ? 1 : 0));

/** The time of an event, in words. */
export function whenOf(event: Timed, { locale }: Pick<MailTexts, 'locale'>): string {
  const timeZone = event.allDay ? 'UTC' : (event.timeZone ?? 'UTC');
  const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  const time = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;
  const format = new Intl.DateTimeFormat(locale, { ...day, ...(!event.allDay && time), timeZone });
  const start = new Date(event.start);
  return format.formatRange(start, new Date(Math.max(start.getTime(), lastMoment(event).getTime())));
}

/** Emails contain absolute URLs. Over HTTP, the URL of the page is unknown. */
const addressOf = (store: BackendStore, { event, person, word }: GuestMail) =>
  `${globalThis.location?.origin ?? ''}${guestPage(store, event, person)}&invitation=${word}`;

function openingOf({ kind, event: { organizer } }: GuestMail, texts: MailTexts): string {
  if (kind === 'changed') return texts.hasChanged;
  if (kind === 'cancelled') return texts.isCancelled;
  if (kind === 'uninvited') return texts.isUninvited;
  if (kind === 'kept') return texts.isKept;
  return organizer ? texts.invitedBy(organizer.name) : texts.invited;
}

const eventBlock = (event: CalendarEvent, texts: MailTexts): string =>
  paragraph(
    `<strong>${toHtml(event.title)}</strong>`,
    toHtml(whenOf(event, texts)),
    event.rule && texts.isRepeated,
    toHtml(event.extendedProps.location),
  );

const answerBlock = (address: string, texts: MailTexts): string =>
  paragraph(
    `${texts.going} ${answers.map((answer) => linkTo(`${address}&answer=${answer}`, texts[answer])).join(' · ')}`,
  );

/** Mail in the guest's language, with links to answer while the event concerns them. */
export async function writeGuestMail(store: BackendStore, mail: GuestMail) {
  const { kind, event, guest, person } = mail;
  const language = accountLanguage(person) ?? mail.language;
  const texts = mailTexts[language];
  const address = addressOf(store, mail);
  const values = {
    opening: openingOf(mail, texts),
    title: event.title,
    organizer: event.organizer?.name ?? '',
    event: eventBlock(event, texts),
    answers: answerBlock(address, texts),
    link: address,
  };
  const email = await composeEmail(store, `calendar.${kind}`, guestEmails[kind], { language, values });
  const { name, email: to } = guest;
  return { to: { name, email: to }, ...email };
}

const isOn = (kind: MailKind) => kind === 'invitation' || kind === 'changed';

function examplesOf(kind: MailKind, language: Language): EmailValues {
  const texts = mailTexts[language];
  const link = 'https://example.com/apps/calendar';
  return {
    opening: {
      invitation: texts.invitedBy('Amira Haddad'),
      changed: texts.hasChanged,
      cancelled: texts.isCancelled,
      uninvited: texts.isUninvited,
      kept: texts.isKept,
    }[kind],
    title: '…',
    organizer: 'Amira Haddad',
    event: paragraph(
      '<strong>…</strong>',
      toHtml(
        whenOf({ start: '2026-03-02T09:00:00Z', end: '2026-03-02T10:00:00Z', allDay: false, timeZone: 'UTC' }, texts),
      ),
    ),
    answers: answerBlock(link, texts),
    link,
  };
}

function toKind(kind: MailKind): EmailKind {
  const textIn = (language: Language) => ({
    subject: `${mailTexts[language][kind]}: {{title}}`,
    text: [
      '{{opening}}',
      '{{event}}',
      ...(isOn(kind) ? ['{{answers}}', `[${mailTexts[language].open}]({{link}})`] : []),
    ].join('\n\n'),
  });
  return {
    name: {
      en: mailTexts.en.names[kind],
      de: mailTexts.de.names[kind],
      fr: mailTexts.fr.names[kind],
      pt: mailTexts.pt.names[kind],
    },
    placeholders: [
      textPlaceholder('opening'),
      textPlaceholder('title'),
      textPlaceholder('organizer'),
      blockPlaceholder('event', true),
      ...(isOn(kind) ? [blockPlaceholder('answers', true), linkPlaceholder('link')] : []),
    ],
    texts: { en: textIn('en'), de: textIn('de'), fr: textIn('fr'), pt: textIn('pt') },
    examples: (language) => examplesOf(kind, language),
  };
}

/** The emails to guests, as admins reword them. */
export const guestEmails: Readonly<Record<MailKind, EmailKind>> = {
  invitation: toKind('invitation'),
  changed: toKind('changed'),
  cancelled: toKind('cancelled'),
  uninvited: toKind('uninvited'),
  kept: toKind('kept'),
};
