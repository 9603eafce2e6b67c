import { useTranslation } from 'react-i18next';
import { Avatar, useFormat } from 'shared/ui';
import { CardLink, CardRow, CardRows, QueryCard } from 'shared/ui/widget';
import { useGetLatestMailsQuery } from '../../api/mailApi';
import { mailAddress, mailPath } from '../../model/mailPath';

const inbox = { folder: 'inbox', q: '' } as const;

/** The newest mails of the inbox, as a widget of an overview. */
export default function LatestMails() {
  const { t } = useTranslation('email');
  const { day } = useFormat();
  return (
    <QueryCard
      title={t('latest.title')}
      end={<CardLink to={mailPath(inbox)}>{t('folder.inbox')}</CardLink>}
      query={useGetLatestMailsQuery(undefined, { refetchOnMountOrArgChange: true })}
      rows={5}
      empty={{ is: ({ emails }) => emails.length === 0, text: t('latest.none') }}
    >
      {({ emails }) => (
        <CardRows>
          {emails.map(({ id, from, subject, time, isRead }) => (
            <CardRow
              key={id}
              to={mailAddress(inbox, id)}
              mark={<Avatar name={from.name} src={from.avatar} />}
              title={subject || t('noSubject')}
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
