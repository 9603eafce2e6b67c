import { type BackendStore, type Person, sendTo } from '@atrium/backend';
import {
  blockPlaceholder,
  composeEmail,
  type EmailKind,
  linkPlaceholder,
  textPlaceholder,
} from '@atrium/backend/emails';
import type { Order, OrderReturn } from '../api/schemas';
import type { MailLanguage } from '../api/schemas/choices';
import { arrivalOf, lastSent } from '../model/arrival';
import { recipientLines } from '../model/checkout';
import { countryName } from '../model/countries';
import { taxRate } from '../model/orderTotals';
import { orderPath } from '../model/paths';
import { type Say, sayIn } from './mailTexts';

/** Topic of emails for an inbox; any app that keeps mail receives them. */
export const mailTopic = 'frame.mail';

type MailKind = 'placed' | 'cancelled' | 'returned';

const toHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const paragraph = (lines: readonly string[]) => `<p>${lines.filter(Boolean).map(toHtml).join('<br>')}</p>`;

type Row = readonly [name: string, amount: string, isMain?: boolean];

const table = (rows: readonly Row[]) =>
  `<table>${rows
    .map(([name, amount, isMain = false]) => {
      const cells = [name, amount].map(toHtml).map((text) => (isMain ? `<strong>${text}</strong>` : text));
      return `<tr>${cells.map((text) => `<td>${text}</td>`).join('')}</tr>`;
    })
    .join('')}</table>`;

const locales: Readonly<Record<MailLanguage, string>> = { en: 'en-GB', de: 'de', fr: 'fr', pt: 'pt-BR' };

interface Words {
  say: Say;
  language: string;
  money: (amount: number) => string;
}

function sumsOf(order: Order, { say, language, money }: Words): Row[] {
  const rate = new Intl.NumberFormat(language, { style: 'percent' }).format(taxRate / 100);
  const off = (name: string, amount: number): Row[] => (amount > 0 ? [[name, `−${money(amount)}`]] : []);
  return [
    [say('order.subtotal'), money(order.subtotal)],
    ...off(say('order.discount'), order.discount),
    ...off(`${say('coupon.name')} ${order.coupon ?? ''}`, order.couponAmount),
    [say('order.delivery'), order.delivery === 0 ? say('order.free') : money(order.delivery)],
    [say('order.total'), money(order.total), true],
    [say('order.tax', { rate }), money(order.tax)],
    ...off(`${say('giftCard.name')} ${order.giftCard ?? ''}`, order.giftCardAmount),
    ...(order.giftCardAmount > 0 ? [[say('order.due'), money(order.due), true] as const] : []),
  ];
}

function deliveryOf({ lines, deliveryWay, address }: Order, { say, language }: Words): string {
  const sentOn = lastSent(lines);
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  if (!sentOn) return '';
  const { from, to } = arrivalOf(sentOn, deliveryWay);
  const days = dates.formatRange(new Date(from), new Date(to));
  const where = deliveryWay === 'pickup' ? say('delivery.pickup.where').split('\n') : [];
  const lineOfDays = say(`delivery.${deliveryWay}.text`, { days });
  return paragraph([
    lineOfDays,
    ...where,
    ...recipientLines(address, deliveryWay, countryName(address.country ?? '', language)),
  ]);
}

const linesOf = (order: Order, { say, money }: Words): Row[] =>
  order.lines.map(({ name, color, qty, amount }) => [`${qty} × ${name}, ${say(`color.${color}`)}`, money(amount)]);

function refundRows(order: Order, { lines, amount, giftCardAmount }: OrderReturn, { say, money }: Words): Row[] {
  const nameOf = (productId: number) => order.lines.find((line) => line.productId === productId)?.name ?? '';
  return [
    ...lines.map(({ productId, color, qty }): Row => [`${qty} × ${nameOf(productId)}, ${say(`color.${color}`)}`, '']),
    [say('return.paidBack'), money(amount), true],
    ...(giftCardAmount > 0
      ? [[say('return.ofIt', { card: order.giftCard ?? '' }), money(giftCardAmount)] as const]
      : []),
  ];
}

function bodyOf(order: Order, kind: MailKind, words: Words): string {
  const latest = order.returns?.at(-1);
  if (kind === 'returned' && latest) return table(refundRows(order, latest, words));
  const sums = table([...linesOf(order, words), ...sumsOf(order, words)]);
  return kind === 'placed' ? sums + deliveryOf(order, words) : sums;
}

const wordsOf = (mailLanguage: MailLanguage): Words => {
  const language = locales[mailLanguage];
  return {
    say: sayIn(mailLanguage),
    language,
    money: (amount) => new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).format(amount),
  };
};

/** Mails the buyer an order, or a reversal, with all sums; in the order's language. */
export async function mailOrder(store: BackendStore, user: Person | null, order: Order, kind: MailKind): Promise<void> {
  if (!user) return;
  const language = order.language ?? 'en';
  const values = {
    name: user.fullName,
    number: String(order.id),
    order: bodyOf(order, kind, wordsOf(language)),
    link: `${globalThis.location?.origin ?? ''}${orderPath(order.id)}`,
  };
  const email = await composeEmail(store, `ecommerce.${kind}`, orderEmails[kind], { language, values });
  sendTo(store, user.id, mailTopic, { to: { name: user.fullName, email: user.email }, ...email });
}

function toKind(kind: MailKind): EmailKind {
  const textIn = (language: MailLanguage) => {
    const say = sayIn(language);
    return {
      subject: say(`${kind}.subject`, { id: '{{number}}' }),
      text: `${say(`${kind}.text`, { name: '{{name}}' })}\n\n{{order}}\n\n[${say('order.title', { id: '{{number}}' })}]({{link}})`,
    };
  };
  const nameIn = (language: MailLanguage) => sayIn(language)(`${kind}.kind`);
  return {
    name: { en: nameIn('en'), de: nameIn('de'), fr: nameIn('fr'), pt: nameIn('pt') },
    placeholders: [
      textPlaceholder('name'),
      textPlaceholder('number'),
      blockPlaceholder('order', true),
      linkPlaceholder('link'),
    ],
    texts: { en: textIn('en'), de: textIn('de'), fr: textIn('fr'), pt: textIn('pt') },
    examples(language) {
      const { say, money } = wordsOf(language);
      const rows: Row[] = [
        [`1 × …`, money(48)],
        [say('order.total'), money(48), true],
      ];
      return { name: 'Amira Haddad', number: '1024', order: table(rows), link: 'https://example.com/order' };
    },
  };
}

/** The emails about orders, as admins reword them. */
export const orderEmails: Readonly<Record<MailKind, EmailKind>> = {
  placed: toKind('placed'),
  cancelled: toKind('cancelled'),
  returned: toKind('returned'),
};
