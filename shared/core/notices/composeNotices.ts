import {
  blockPlaceholder,
  type EmailKind,
  type EmailText,
  type EmailValues,
  textPlaceholder,
} from '@atrium/backend/emails';
import type { Language } from '@atrium/contract';

interface Notice {
  title: string;
  text: string;
  link: string | null;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter);

const toHtml = ({ title, text, link }: Notice): string => {
  const name = escapeHtml(title);
  const head = link ? `<a href="${escapeHtml(link)}">${name}</a>` : name;
  return `<p><strong>${head}</strong><br>${escapeHtml(text)}</p>`;
};

interface Words {
  locale: string;
  /** By the category of the plural (CLDR). */
  subject: { one: string; other: string };
  more: { one: string; other: string };
  /** Above it people write their answer: what follows is not theirs. */
  reply: string;
  stop: string;
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    locale: 'en-GB',
    subject: { one: '{{count}} notification', other: '{{count}} notifications' },
    more: { one: 'And {{count}} more.', other: 'And {{count}} more.' },
    reply: 'Reply above this line to answer.',
    stop: 'Stop these emails',
  },
  de: {
    locale: 'de',
    subject: { one: '{{count}} Benachrichtigung', other: '{{count}} Benachrichtigungen' },
    more: { one: 'Und {{count}} weitere.', other: 'Und {{count}} weitere.' },
    reply: 'Schreiben Sie Ihre Antwort über diese Zeile.',
    stop: 'Diese E-Mails abbestellen',
  },
  fr: {
    locale: 'fr',
    subject: { one: '{{count}} notification', other: '{{count}} notifications' },
    more: { one: 'Et {{count}} autre.', other: 'Et {{count}} autres.' },
    reply: 'Écrivez votre réponse au-dessus de cette ligne.',
    stop: 'Ne plus recevoir ces e-mails',
  },
  pt: {
    locale: 'pt-BR',
    subject: { one: '{{count}} notificação', other: '{{count}} notificações' },
    more: { one: 'E mais {{count}}.', other: 'E mais {{count}}.' },
    reply: 'Escreva sua resposta acima desta linha.',
    stop: 'Deixar de receber estes e-mails',
  },
};

/** The sentences above which answers to emails are written, in all languages. */
export const replyMarks: readonly string[] = Object.values(words).map(({ reply }) => reply);

function say(forms: Words['subject'], count: number, locale: string): string {
  const form = new Intl.PluralRules(locale).select(count) === 'one' ? forms.one : forms.other;
  return form.replace('{{count}}', new Intl.NumberFormat(locale).format(count));
}

const example: Notice = { title: '…', text: '…', link: 'https://example.com/' };

/** Of placeholders alone: the same in all languages. */
const inAll = (text: EmailText): EmailKind['texts'] => ({ en: text, de: text, fr: text, pt: text });

interface Rest {
  /** How many there are in all. */
  count: number;
  /** The address that ends such emails. */
  unsubscribe: string;
  /** True where the email can be answered. */
  canReply?: boolean;
  language: Language;
}

/** The emails of notifications: those of one, and those of several. Their foot is not for admins to write. */
export const noticeEmails = {
  one: {
    name: {
      en: 'One notification',
      de: 'Einzelne Benachrichtigung',
      fr: 'Notification isolée',
      pt: 'Notificação única',
    },
    placeholders: [textPlaceholder('title'), textPlaceholder('text'), blockPlaceholder('notification', true)],
    texts: inAll({ subject: '{{title}}', text: '{{notification}}' }),
    examples: () => ({ title: example.title, text: example.text, notification: toHtml(example) }),
  },
  digest: {
    name: { en: 'Digest', de: 'Sammel-E-Mail', fr: 'Récapitulatif', pt: 'Resumo' },
    placeholders: [textPlaceholder('count'), blockPlaceholder('notifications', true)],
    texts: inAll({ subject: '{{count}}', text: '{{notifications}}' }),
    examples: (language) => ({
      count: say(words[language].subject, 2, words[language].locale),
      notifications: toHtml(example) + toHtml(example),
    }),
  },
} satisfies Record<string, EmailKind>;

type Compose = (kind: keyof typeof noticeEmails, values: EmailValues) => Promise<{ subject: string; message: string }>;

/** The email of one notification, or of several. */
export async function composeNotices(
  notices: readonly Notice[],
  { count, unsubscribe, canReply = false, language }: Rest,
  compose: Compose,
): Promise<{ subject: string; message: string }> {
  const { locale, subject: title, more, reply, stop } = words[language];
  const [first] = notices;
  const rest = count > notices.length ? `<p>${say(more, count - notices.length, locale)}</p>` : '';
  const foot = `<p><small><a href="${escapeHtml(unsubscribe)}">${stop}</a></small></p>`;
  const head = canReply ? `<p><small>${reply}</small></p>` : '';
  const { subject, message } =
    count === 1 && first
      ? await compose('one', { title: first.title, text: first.text, notification: toHtml(first) })
      : await compose('digest', {
          count: say(title, count, locale),
          notifications: notices.map(toHtml).join('') + rest,
        });
  return { subject, message: head + message + foot };
}
