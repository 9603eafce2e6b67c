import type { BackendStore, Person } from '@atrium/backend';
import { accountLanguage } from '@atrium/backend/account';
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

export type MailKind = 'invitation' | 'changed' | 'cancelled' | 'uninvited';

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
  return organizer ? texts.invitedBy(organizer.name) : texts.invited;
}

/** Mail in the guest's language, with links to answer while the event concerns them. */
export function writeGuestMail(store: BackendStore, mail: GuestMail) {
  const { kind, event, guest, person, language } = mail;
  const texts = mailTexts[accountLanguage(person) ?? language];
  const address = addressOf(store, mail);
  const isOn = kind === 'invitation' || kind === 'changed';
  const replies = answers.map((answer) => linkTo(`${address}&answer=${answer}`, texts[answer]));
  const message =
    paragraph(toHtml(openingOf(mail, texts))) +
    paragraph(
      `<strong>${toHtml(event.title)}</strong>`,
      toHtml(whenOf(event, texts)),
      event.rule && texts.isRepeated,
      toHtml(event.extendedProps.location),
    ) +
    (isOn ? paragraph(`${texts.going} ${replies.join(' · ')}`) + paragraph(linkTo(address, texts.open)) : '');
  const { name, email } = guest;
  return { to: { name, email }, subject: `${texts[kind]}: ${event.title}`, message };
}
