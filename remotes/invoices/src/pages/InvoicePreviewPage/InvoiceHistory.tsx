import { useCan } from '@atrium/sdk';
import { Button, Card, CardHead, useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Invoice, InvoiceEvent } from '../../api/schemas';
import { useMoney } from '../../components/Invoice/useMoney';
import type { InvoiceTask } from '../../components/InvoiceActions/invoiceTask';
import { documentNumber } from '../../model/documentNumber';
import styles from './InvoicePreview.module.css';

interface DeliveryProps {
  delivery: NonNullable<InvoiceEvent['delivery']>;
  onAgain: () => void;
}

/** What became of an email; one that was not delivered is sent again. */
function Delivery({ delivery, onAgain }: DeliveryProps) {
  const { t } = useTranslation('invoices');
  const canUpdate = useCan()({ action: 'update', subject: 'Invoice' });
  return (
    <span className={styles.delivery}>
      {t(`delivery.${delivery}`)}
      {delivery === 'failed' && canUpdate && (
        <Button size="small" onClick={onAgain}>
          {t('delivery.again')}
        </Button>
      )}
    </span>
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

interface InvoiceHistoryProps {
  invoice: Invoice;
  onTask: (task: InvoiceTask) => void;
}

export function InvoiceHistory({ invoice, onTask }: InvoiceHistoryProps) {
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
            {event.delivery && <Delivery delivery={event.delivery} onAgain={() => onTask({ kind: 'send', invoice })} />}
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
