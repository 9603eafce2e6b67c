import { useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { MailKind } from '../../../model/mail/mailKinds';
import type { MailParts, MailRow } from '../../../model/mail/writeMail';

const site = 'https://atrium.example';
const invoiced = [
  { item: 'edit', amount: 840 },
  { item: 'pictures', amount: 260 },
] as const;

/** What a mail of a kind says, in the language of the page. */
export function useMailParts(kind: MailKind): MailParts & { subject: string } {
  const { t } = useTranslation('samples');
  const { money } = useFormat();
  const total = invoiced.reduce((sum, { amount }) => sum + amount, 0);
  const invoiceRows: MailRow[] = [
    ...invoiced.map(({ item, amount }) => ({ name: t(`mail.items.${item}`), amount: money(amount) })),
    { name: t('mail.items.total'), amount: money(total) },
  ];
  const offers: MailRow[] = [
    { name: t('mail.items.guide'), amount: money(19) },
    { name: t('mail.items.course'), amount: money(49) },
  ];
  const rows: Partial<Record<MailKind, MailRow[]>> = { invoice: invoiceRows, promotional: offers };
  return {
    subject: t(`mail.${kind}.subject`),
    heading: t(`mail.${kind}.heading`),
    paragraphs: [t(`mail.${kind}.text`), t(`mail.${kind}.more`)],
    rows: rows[kind],
    action: { label: t(`mail.${kind}.action`), href: `${site}/${kind}` },
    foot: t(`mail.${kind}.foot`),
  };
}
