import { Icon, useFormat } from '@atrium/ui';
import { CardLink, CardRow, CardRows, QueryCard } from '@atrium/ui/widget';
import { CreditCard, Landmark, Undo2, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dashboardsApi } from '../../api/dashboardsApi';
import type { SaleRow } from '../../api/schemas';
import { revenuePath, salesPath } from '../../model/recordsPath';
import { nameOfSale } from '../../model/sale';
import { useCardQuery, useShownPeriod } from '../../state/shownPeriod';
import { useToday } from '../../state/usePeriod';
import chart from '../Chart/Chart.module.css';
import styles from './Cards.module.css';

const icons: Record<SaleRow['payment'], typeof CreditCard> = {
  Card: CreditCard,
  'Bank transfer': Landmark,
  Wallet,
};

const shown = 7;

/** Latest payments and refunds, with links to their records. */
export function TransactionCard() {
  const { t } = useTranslation('dashboards');
  const period = useShownPeriod();
  return (
    <div className={chart.card}>
      <QueryCard
        title={t('cards.transactions')}
        end={<CardLink to={revenuePath(period)}>{t('cards.all')}</CardLink>}
        query={dashboardsApi.useGetTransactionsQuery(useCardQuery())}
        rows={shown}
        empty={{ is: ({ transactions }) => transactions.length === 0, text: t('cards.noTransactions') }}
      >
        {({ transactions }) => (
          <CardRows>
            {transactions.slice(0, shown).map((sale) => (
              <TransactionRow key={sale.id} sale={sale} />
            ))}
          </CardRows>
        )}
      </QueryCard>
    </div>
  );
}

function TransactionRow({ sale }: { sale: SaleRow }) {
  const { t } = useTranslation('dashboards');
  const format = useFormat();
  const period = useShownPeriod();
  const today = useToday();
  const { id, day, time, amount, payment, company, link } = sale;
  const { kind, number } = nameOfSale(sale);
  const when = day === today ? format.time(`${day}T${time}`) : format.dateShort(day);
  return (
    <CardRow
      to={link ?? salesPath(period, { q: id })}
      mark={
        <span className={styles.mark}>
          <Icon of={kind === 'refund' ? Undo2 : icons[payment]} />
        </span>
      }
      title={t(`transaction.${kind}`, { number })}
      sub={`${company ?? t(`payment.${payment}`)} · ${when}`}
      when={format.signed(amount, { style: 'currency', currency: 'EUR', currencyDisplay: 'narrowSymbol' })}
      isAmount
    />
  );
}
