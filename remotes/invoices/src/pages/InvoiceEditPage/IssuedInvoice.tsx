import { BackLink, Button, Card, CardHead, LinkButton, Page, useFormat } from '@atrium/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invoice } from '../../api/schemas';
import { isFinal } from '../../model/invoiceSteps';
import { InvoiceStatusPill } from '../../components/Invoice/InvoiceStatusPill';
import { invoiceName } from '../../components/Invoice/invoiceName';
import { InvoiceDrawers } from '../../components/InvoiceActions/InvoiceDrawers';
import type { InvoiceTask } from '../../components/InvoiceActions/invoiceTask';
import { useInvoiceDownload } from '../../components/InvoiceActions/useInvoiceDownload';
import { type InvoiceMenuKey, useInvoiceMenu } from '../../components/InvoiceActions/useInvoiceMenu';
import styles from './IssuedInvoice.module.css';

/** What has nothing to do with a correction. */
const aside: readonly InvoiceMenuKey[] = ['download', 'mail', 'sent', 'paid'];

/** In place of the form: why what was issued is not changed, and what can be done instead. */
export function IssuedInvoice({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const [task, setTask] = useState<InvoiceTask>();
  const { download } = useInvoiceDownload();
  const menuOf = useInvoiceMenu({ onTask: setTask, onDownload: () => void download([invoice]) });
  const name = invoiceName(invoice, t);
  return (
    <Page
      width="wide"
      title={name}
      meta={<InvoiceStatusPill status={invoice.invoiceStatus} />}
      back={<BackLink to="/apps/invoice/list">{t('back')}</BackLink>}
    >
      <Card label={t('issued.title')}>
        <CardHead title={t('issued.title')} />
        <p className={styles.why}>
          {isFinal(invoice)
            ? t('issued.final', { name })
            : t('issued.text', { name, date: format.date(invoice.issuedDate) })}
        </p>
        <ul className={styles.ways} aria-label={t('issued.ways')}>
          <li>
            <LinkButton type="primary" to={`/apps/invoice/preview/${invoice.id}`}>
              {t('action.open')}
            </LinkButton>
          </li>
          {menuOf(invoice, aside).map(({ key, label, icon, danger, onClick }) => (
            <li key={key}>
              <Button icon={icon} danger={danger} onClick={onClick}>
                {label}
              </Button>
            </li>
          ))}
        </ul>
      </Card>
      <InvoiceDrawers task={task} onClose={() => setTask(undefined)} />
    </Page>
  );
}
