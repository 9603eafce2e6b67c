import { readId, useCan } from '@atrium/sdk';
import {
  BackLink,
  Button,
  Card,
  CardHead,
  ErrorState,
  Icon,
  IconButton,
  LinkButton,
  LoadingRows,
  Page,
  useFormat,
  useIsNarrow,
} from '@atrium/ui';
import { RowMenu } from '@atrium/ui/table';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Download, Pencil, Printer, Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useGetInvoiceQuery } from '../../api/invoicesApi';
import type { Invoice, InvoiceEvent } from '../../api/schemas';
import { InvoiceStatusPill } from '../../components/Invoice/InvoiceMarks';
import { InvoiceNotFound } from '../../components/Invoice/InvoiceNotFound';
import { invoiceName } from '../../components/Invoice/invoiceName';
import { useMoney } from '../../components/Invoice/useMoney';
import { InvoiceDrawers } from '../../components/InvoiceActions/InvoiceDrawers';
import type { InvoiceTask } from '../../components/InvoiceActions/invoiceTask';
import { useInvoiceDownload } from '../../components/InvoiceActions/useInvoiceDownload';
import { type InvoiceMenuKey, useInvoiceMenu } from '../../components/InvoiceActions/useInvoiceMenu';
import { InvoiceDocument } from '../../components/InvoiceDocument/InvoiceDocument';
import { documentNumber } from '../../model/documentNumber';
import { isCreditNote, isDraft, isWorthSending } from '../../model/invoiceSteps';
import { toInvoiceView } from '../../model/invoiceView';
import { InternalNote } from './InternalNote';
import styles from './InvoicePreview.module.css';
import { PaymentList } from './PaymentList';
import { ReminderNote } from './ReminderNote';

function InvoiceHistory({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const say = useEventText(invoice);
  const { creditOf, creditOfNumber = creditOf, replaces, history } = invoice;
  if (history.length === 0 && !creditOf && !replaces) return null;
  return (
    <Card label={t('history.title')}>
      <CardHead title={t('history.title')} />
      <ol className={styles.events} aria-label={t('history.title')}>
        {history.toReversed().map((event) => (
          <li key={`${event.at} ${event.kind} ${event.payment?.id ?? event.before?.id ?? ''}`}>
            {say(event)}
            {event.creditNote && (
              <>
                {' '}
                <Link to={`/apps/invoice/preview/${event.creditNote.id}`}>
                  #{documentNumber(event.creditNote.number ?? event.creditNote.id, invoice.series)}
                </Link>
              </>
            )}
            {event.draft && (
              <>
                {' '}
                <Link to={`/apps/invoice/preview/${event.draft.id}`}>{t('draft', { id: event.draft.id })}</Link>
              </>
            )}
            {event.text && <span className={styles.text}>{event.text}</span>}
            <span className={styles.when}>
              <time dateTime={event.at}>{format.dateTime(event.at)}</time>
              {event.by && ' · '}
              <bdi>{event.by}</bdi>
            </span>
          </li>
        ))}
        {creditOf && (
          <li>
            {t('history.creditOf')}{' '}
            <Link to={`/apps/invoice/preview/${creditOf}`}>
              #{documentNumber(creditOfNumber ?? creditOf, invoice.series)}
            </Link>
          </li>
        )}
        {replaces && (
          <li>
            {t('history.replaces')}{' '}
            <Link to={`/apps/invoice/preview/${replaces.id}`}>#{documentNumber(replaces.number, replaces.series)}</Link>
          </li>
        )}
      </ol>
    </Card>
  );
}

function useEventText({ currency }: Invoice): (event: InvoiceEvent) => string {
  const { t } = useTranslation('invoices');
  const { money } = useMoney(currency);
  return ({ kind, payment, before, creditNote, step = 1 }) => {
    const amount = payment?.amount ?? creditNote?.amount ?? before?.amount ?? 0;
    if (kind === 'reminded') return t('history.reminded', { step });
    return t(`history.${kind}`, { amount: money(Math.abs(amount)), before: money(Math.abs(before?.amount ?? 0)) });
  };
}

interface InvoicePreviewActionsProps {
  invoice: Invoice;
  onTask: (task: InvoiceTask) => void;
}

/** Actions on the invoice on screen; on phones what has no room beside the heading is in the menu. */
function InvoicePreviewActions({ invoice, onTask }: InvoicePreviewActionsProps) {
  const { t } = useTranslation('invoices');
  const navigate = useNavigate();
  const isNarrow = useIsNarrow();
  const canUpdate = useCan()({ action: 'update', subject: 'Invoice' });
  const { download, isDownloading } = useInvoiceDownload();
  const menuOf = useInvoiceMenu({
    onTask,
    onDownload: () => void download([invoice]),
    onDeleted: () => navigate('/apps/invoice/list'),
  });
  const canSend = canUpdate && isWorthSending(invoice);
  const shownBeside: InvoiceMenuKey[] = [
    ...(isNarrow ? [] : (['download', 'edit'] as const)),
    ...(canSend ? (['mail'] as const) : []),
  ];

  return (
    <>
      {!isNarrow && (
        <>
          <IconButton label={t('action.print')} icon={Printer} onClick={() => window.print()} />
          <Button icon={<Icon of={Download} />} loading={isDownloading} onClick={() => void download([invoice])}>
            {t('action.download')}
          </Button>
        </>
      )}
      {canUpdate && isDraft(invoice) && !isNarrow && (
        <LinkButton icon={<Icon of={Pencil} />} to={`/apps/invoice/edit/${invoice.id}`}>
          {t('action.edit')}
        </LinkButton>
      )}
      {canSend && (
        <Button type="primary" icon={<Icon of={Send} />} onClick={() => onTask({ kind: 'send', invoice })}>
          {t('action.send')}
        </Button>
      )}
      <RowMenu label={t('action.menu', { name: invoiceName(invoice, t) })} items={menuOf(invoice, shownBeside)} />
    </>
  );
}

export default function InvoicePreview() {
  const { t } = useTranslation('invoices');
  const id = readId(useParams().id);
  const { currentData: found, error, refetch } = useGetInvoiceQuery(id ?? skipToken);
  const [task, setTask] = useState<InvoiceTask>();

  if (!id || (error && 'status' in error && error.status === 404)) return <InvoiceNotFound />;
  return (
    <Page
      width="wide"
      title={found ? invoiceName(found.invoice, t) : t('search.preview')}
      meta={found && <InvoiceStatusPill status={found.invoice.invoiceStatus} />}
      actions={found && <InvoicePreviewActions invoice={found.invoice} onTask={setTask} />}
      back={<BackLink to="/apps/invoice/list">{t('back')}</BackLink>}
    >
      {found && (
        <div className={styles.columns} data-paper>
          <InvoiceDocument
            invoice={toInvoiceView(found.invoice)}
            seller={found.seller}
            paymentDetails={found.paymentDetails}
          />
          <div className={styles.side}>
            {!isCreditNote(found.invoice) && <PaymentList invoice={found.invoice} onTask={setTask} />}
            <ReminderNote invoice={found.invoice} />
            <InternalNote invoice={found.invoice} onTask={setTask} />
            <InvoiceHistory invoice={found.invoice} />
          </div>
        </div>
      )}
      <InvoiceDrawers task={task} onClose={() => setTask(undefined)} />
      {!found && (error ? <ErrorState error={error} onRetry={refetch} /> : <LoadingRows shape="text" />)}
    </Page>
  );
}
