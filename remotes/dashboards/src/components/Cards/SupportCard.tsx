import { useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { dashboardsApi } from '../../api/dashboardsApi';
import type { SupportTracker } from '../../api/schemas';
import { daysPath } from '../../model/recordsPath';
import { useCardQuery, useShownPeriod } from '../../state/shownPeriod';
import styles from './Cards.module.css';
import { SharesCard } from './SharesCard';

const Facts = ({ facts }: { facts: readonly { name: string; text: string }[] }) => (
  <dl className={styles.facts}>
    {facts.map(({ name, text }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          <bdi>{text}</bdi>
        </dd>
      </div>
    ))}
  </dl>
);

/** Tickets: completed ones, and response times. */
export function SupportCard() {
  const { t } = useTranslation('dashboards');
  const format = useFormat();
  const to = daysPath(useShownPeriod());
  const facts = ({ totalTicket, newTicket, responseTime }: SupportTracker) => [
    { name: t('support.total'), text: format.number(totalTicket) },
    { name: t('support.new'), text: format.number(newTicket) },
    {
      name: t('support.response'),
      text: format.number(responseTime, { style: 'unit', unit: 'hour', maximumFractionDigits: 1 }),
    },
  ];
  return (
    <SharesCard
      title={t('cards.support')}
      query={dashboardsApi.useGetSupportTrackerQuery(useCardQuery())}
      unit="count"
      head={t('support.tickets')}
      hasRest
      middle={({ completed }) => format.percent(completed / 100)}
      parts={({ totalTicket, openTicket, completed }) => [
        { name: t('support.done'), value: totalTicket - openTicket, share: completed, to },
        { name: t('support.open'), value: openTicket, share: totalTicket === 0 ? 0 : 100 - completed, to },
      ]}
      foot={(data) => <Facts facts={facts(data)} />}
    />
  );
}
