import { useTranslation } from 'react-i18next';
import type { SlotProps } from 'shared/contract';
import { Avatar, useFormat } from 'shared/ui';
import { CardLink, CardRow, CardRows, QueryCard, readWidgetRows } from 'shared/ui/widget';
import { useGetLatestMailsQuery } from '../../api/mailApi';
import { mailAddress, mailPath } from '../../model/mailPath';

const inbox = { folder: 'inbox', q: '' } as const;

const usualRows = 5;

/** The newest mails of the inbox, as a widget of an overview. */
export default function LatestMails({ data: place }: SlotProps) {
  const rows = readWidgetRows(place, usualRows);
  const { t } = useTranslation('email');
  const { day } = useFormat();
  return (
    <QueryCard
      title={t('latest.title')}
      end={<CardLink to={mailPath(inbox)}>{t('folder.inbox')}</CardLink>}
      query={useGetLatestMailsQuery(rows, { refetchOnMountOrArgChange: true })}
      rows={rows}
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
