import { CreditCard, Landmark, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon, useFormat } from 'shared/ui';
import { CardLink, CardRow, CardRows, QueryCard } from 'shared/ui/widget';
import { dashboardsApi } from '../../api/dashboardsApi';
import type { SaleRow } from '../../api/schemas';
import { revenuePath, salesPath } from '../../model/recordsPath';
import { useCardQuery, useShownPeriod } from '../../state/shownPeriod';
import chart from '../Chart/Chart.module.css';
import styles from './Cards.module.css';

const icons: Record<SaleRow['payment'], typeof CreditCard> = {
  Card: CreditCard,
  'Bank transfer': Landmark,
  Wallet,
};

/** As many as the card beside it has rows. */
const shown = 7;

/** The last money that came in; each row leads to its record. */
export function TransactionCard() {
  const { t } = useTranslation('dashboards');
  const format = useFormat();
  const period = useShownPeriod();
  return (
    <div className={chart.card}>
      <QueryCard
        title={t('cards.transactions')}
        end={<CardLink to={revenuePath(period)}>{t('cards.all')}</CardLink>}
        query={dashboardsApi.useGetTransactionsQuery(useCardQuery())}
        rows={6}
        empty={{ is: ({ transactions }) => transactions.length === 0, text: t('cards.noTransactions') }}
      >
        {({ transactions }) => (
          <CardRows>
            {transactions.slice(0, shown).map(({ id, day, amount, payment, channel, company, link }) => (
              <CardRow
                key={id}
                to={link ?? salesPath(period, { q: id })}
                mark={
                  <span className={styles.mark}>
                    <Icon of={icons[payment]} />
                  </span>
                }
                title={t(`payment.${payment}`)}
                sub={`${company ?? t(`channel.${channel}`)} · ${format.dateShort(day)}`}
                when={format.signed(amount, { style: 'currency', currency: 'EUR', currencyDisplay: 'narrowSymbol' })}
              />
            ))}
          </CardRows>
        )}
      </QueryCard>
    </div>
  );
}
