import { readId } from '@atrium/sdk';
import { BackLink, Button, Card, CardHead, ErrorState, LinkButton, LoadingRows, Page, useFormat } from '@atrium/ui';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useGetInvoiceQuery } from '../../api/invoicesApi';
import type { Invoice } from '../../api/schemas';
import { InvoiceStatusPill } from '../../components/Invoice/InvoiceMarks';
import { InvoiceNotFound } from '../../components/Invoice/InvoiceNotFound';
import { invoiceName } from '../../components/Invoice/invoiceName';
import { InvoiceDrawers } from '../../components/InvoiceActions/InvoiceDrawers';
import type { InvoiceTask } from '../../components/InvoiceActions/invoiceTask';
import { useInvoiceDownload } from '../../components/InvoiceActions/useInvoiceDownload';
import { type InvoiceMenuKey, useInvoiceMenu } from '../../components/InvoiceActions/useInvoiceMenu';
import { isDraft, isFinal } from '../../model/invoiceSteps';
import { InvoiceEditForm, type InvoiceEditFormProps } from './InvoiceEditForm';
import styles from './InvoiceEditPage.module.css';

const aside: readonly InvoiceMenuKey[] = ['download', 'eInvoice', 'mail', 'sent', 'paid'];

/** Explains why an issued invoice is not editable, with the alternatives. */
function IssuedInvoice({ invoice }: { invoice: Invoice }) {
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
        <ul className={styles.ways} aria-label={t('issued.actions')}>
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

export default function InvoiceEdit() {
  const { t } = useTranslation('invoices');
  const id = readId(useParams().id);
  const { currentData: found, error, refetch } = useGetInvoiceQuery(id ?? skipToken);

  const isGone = error !== undefined && 'status' in error && error.status === 404;
  if (!id || (isGone && !found)) return <InvoiceNotFound />;
  if (found) return <StoredInvoice key={id} stored={found} isGone={isGone} />;
  return (
    <Page width="wide" title={t('search.edit')} back={<BackLink to="/apps/invoice/list">{t('back')}</BackLink>}>
      {error ? <ErrorState error={error} onRetry={refetch} /> : <LoadingRows shape="text" />}
    </Page>
  );
}

/** Form of a draft. If it is issued meanwhile, the form stays with its input. */
function StoredInvoice(props: InvoiceEditFormProps) {
  const [isForm] = useState(isDraft(props.stored.invoice));
  return isForm ? <InvoiceEditForm {...props} /> : <IssuedInvoice invoice={props.stored.invoice} />;
}
