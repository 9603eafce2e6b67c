import { useTranslation } from 'react-i18next';
import { Avatar, useFormat } from 'shared/ui';
import { CardLink, CardRow, CardRows, QueryCard } from 'shared/ui/widget';
import { dashboardsApi } from '../api';

/** The newest mails of the inbox. */
export function LatestMails() {
  const { t } = useTranslation('dashboards');
  const { day } = useFormat();
  return (
    <QueryCard
      title={t('overview.mails')}
      end={<CardLink to="/apps/email">{t('overview.inbox')}</CardLink>}
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
