import { useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { dashboardsApi } from '../../api/dashboardsApi';
import { percentOf } from '../../model/period';
import { revenuePath, salesPath } from '../../model/recordsPath';
import { useCardQuery, useShownPeriod } from '../../state/shownPeriod';
import { SharesCard } from './SharesCard';

export function ProductOrdersCard() {
  const { t } = useTranslation('dashboards');
  const format = useFormat();
  const period = useShownPeriod();
  return (
    <SharesCard
      title={t('cards.productOrders')}
      query={dashboardsApi.useGetProductOrdersQuery(useCardQuery())}
      unit="count"
      head={t('records.status')}
      middle={({ total }) => format.number(total)}
      parts={({ chart_info }) =>
        chart_info.map(({ name, count, share }) => ({
          name: t(`status.${name}`),
          value: count,
          share,
          to: salesPath(period, { counts: 'orders', status: name }),
        }))
      }
    />
  );
}

export function CustomersCard() {
  const { t } = useTranslation('dashboards');
  const format = useFormat();
  const period = useShownPeriod();
  return (
    <SharesCard
      title={t('cards.customers')}
      query={dashboardsApi.useGetCustomersQuery(useCardQuery())}
      unit="count"
      head={t('records.customer')}
      middle={({ series }) => format.number(sumOf(series))}
      parts={({ listData, series }) =>
        listData.map(({ name, count }) => ({
          name: t(`customer.${name}`),
          value: count,
          share: percentOf(count, sumOf(series)),
          to: salesPath(period, { counts: 'orders', customer: name }),
        }))
      }
    />
  );
}

/** Short enough for the middle of a ring in every language. */
const roundMoney = {
  style: 'currency',
  currency: 'EUR',
  currencyDisplay: 'narrowSymbol',
  notation: 'compact',
  maximumFractionDigits: 0,
} satisfies Intl.NumberFormatOptions;

export function EarningsCard() {
  const { t } = useTranslation('dashboards');
  const { number } = useFormat();
  const period = useShownPeriod();
  return (
    <SharesCard
      title={t('cards.earnings')}
      query={dashboardsApi.useGetEarningsQuery(useCardQuery())}
      unit="money"
      head={t('records.channel')}
      middle={({ thisMonth }) => number(thisMonth, roundMoney)}
      parts={({ shares }) =>
        shares.map(({ name, amount, share }) => ({
          name: t(`channel.${name}`),
          value: amount,
          share,
          to: salesPath(period, { counts: 'revenue', channel: name }),
        }))
      }
    />
  );
}

export function GoalCard() {
  const { t } = useTranslation('dashboards');
  const format = useFormat();
  const period = useShownPeriod();
  return (
    <SharesCard
      title={t('cards.goal')}
      query={dashboardsApi.useGetGoalOverviewQuery(useCardQuery())}
      unit="money"
      head={t('cards.goal')}
      hasRest
      middle={({ series }) => format.percent((series[0] ?? 0) / 100)}
      parts={({ completed, inProgress }) => [
        {
          name: t('goal.completed'),
          value: completed,
          share: percentOf(completed, completed + inProgress),
          to: revenuePath(period),
        },
        { name: t('goal.inProgress'), value: inProgress, share: percentOf(inProgress, completed + inProgress) },
      ]}
    />
  );
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
