import { useTranslation } from 'react-i18next';
import { Avatar, useFormat } from 'shared/ui';
import { dashboardsApi } from '../api';
import { AllLink, CardRow, CardRows } from '../QueryCard/CardRow';
import { QueryCard } from '../QueryCard/QueryCard';

/** The newest mails of the inbox. */
export function LatestMails() {
  const { t } = useTranslation('dashboards');
  const { day } = useFormat();
  return (
    <QueryCard
      title={t('overview.mails')}
      end={<AllLink to="/apps/email">{t('overview.inbox')}</AllLink>}
      query={dashboardsApi.useGetLatestMailsQuery(undefined, { refetchOnMountOrArgChange: true })}
      rows={5}
      empty={{ is: ({ emails }) => emails.length === 0, text: t('overview.noMails') }}
    >
      {({ emails }) => (
        <CardRows>
          {emails.map(({ id, from, subject, time, isRead }) => (
            <CardRow
              key={id}
              to="/apps/email"
              mark={<Avatar name={from.name} src={from.avatar} />}
              title={subject}
              sub={from.name}
              when={day(time)}
              isStrong={!isRead}
            />
          ))}
        </CardRows>
      )}
    </QueryCard>
  );
}
