import { Slot } from '@atrium/sdk';
import { LoadingRows, useFormat } from '@atrium/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { CodeFold } from '../../../components/Code/CodeFold';
import { SampleLayout } from '../../../components/SampleLayout';
import { pageAt } from '../../../model/pageList';
import type { PageTexts } from '../../../model/samplePage';
import { type MailKind, type MailRow, type MailTexts, mailKindAt, writeMail } from '../../../model/writeMail';
import styles from './MailPage.module.css';

const site = 'https://atrium.example';
const invoiced = [
  { item: 'edit', amount: 840 },
  { item: 'pictures', amount: 260 },
] as const;

function useMailTexts(kind: MailKind): MailTexts & { subject: string } {
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

/** Email as readers see it, with its HTML to copy. */
function MailSample({ texts, kind }: { texts: PageTexts; kind: MailKind }) {
  const { t } = useTranslation('samples');
  const parts = useMailTexts(kind);
  const html = writeMail(parts);
  const data = useMemo(() => ({ html, title: parts.subject }), [html, parts.subject]);
  return (
    <SampleLayout texts={texts}>
      <section className={styles.mail} aria-labelledby="subject">
        <h2 id="subject" className={styles.subject}>
          {parts.subject}
        </h2>
        <Slot name="samples.mail" data={data} fallback={<LoadingRows shape="line" rows={6} />} />
        <CodeFold label={t('codeOf', { title: parts.subject })} code={html} />
      </section>
    </SampleLayout>
  );
}

export default function MailPage() {
  const { pathname } = useLocation();
  const page = pageAt(pathname);
  const kind = mailKindAt(pathname);
  return page && kind && <MailSample key={kind} texts={page.texts} kind={kind} />;
}
