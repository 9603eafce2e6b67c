import { Card, CardHead, useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Invoice, InvoiceEvent } from '../../api/schemas';
import { useMoney } from '../../components/Invoice/useMoney';
import styles from './InvoiceHistory.module.css';

/** What happened to an invoice since it was written, the latest first. */
export function InvoiceHistory({ invoice }: { invoice: Invoice }) {
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
                  #{event.creditNote.number ?? event.creditNote.id}
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
            {t('history.creditOf')} <Link to={`/apps/invoice/preview/${creditOf}`}>#{creditOfNumber}</Link>
          </li>
        )}
        {replaces && (
          <li>
            {t('history.replaces')} <Link to={`/apps/invoice/preview/${replaces.id}`}>#{replaces.number}</Link>
          </li>
        )}
      </ol>
    </Card>
  );
}

/** An event in words, with the amounts before and after it. */
function useEventText({ currency }: Invoice): (event: InvoiceEvent) => string {
  const { t } = useTranslation('invoices');
  const { money } = useMoney(currency);
  return ({ kind, payment, before, creditNote }) => {
    const amount = payment?.amount ?? creditNote?.amount ?? before?.amount ?? 0;
    return t(`history.${kind}`, { amount: money(Math.abs(amount)), before: money(Math.abs(before?.amount ?? 0)) });
  };
}
