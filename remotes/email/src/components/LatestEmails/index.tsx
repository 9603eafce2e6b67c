import type { SlotProps } from '@atrium/contract';
import { Avatar, IconButton, useFormat } from '@atrium/ui';
import { CardLink, CardRow, CardRows, focusRowBeside, QueryCard, readWidgetRows } from '@atrium/ui/widget';
import { Archive } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useGetLatestEmailsQuery } from '../../api/mailApi';
import { mailAddress, mailPath } from '../../model/mailPath';
import { useMailActions } from '../MailActions/useMailActions';

const inbox = { folder: 'inbox', q: '' } as const;

const usualRows = 3;

/** Latest emails of the inbox, as a widget. */
export default function LatestEmails({ data: place }: SlotProps) {
  const rows = readWidgetRows(place, usualRows);
  const { t } = useTranslation('email');
  const { day } = useFormat();
  const act = useMailActions();
  return (
    <QueryCard
      title={t('latest.title')}
      end={<CardLink to={mailPath(inbox)}>{t('folder.inbox')}</CardLink>}
      query={useGetLatestEmailsQuery(rows, { refetchOnMountOrArgChange: true })}
      rows={rows}
      empty={{ is: ({ emails }) => emails.length === 0, text: t('latest.none') }}
    >
      {({ emails }) => (
        <CardRows>
          {emails.map((mail) => {
            const { id, from, subject, time, isRead } = mail;
            return (
              <CardRow
                key={id}
                to={mailAddress(inbox, id)}
                mark={<Avatar name={from.name} src={from.avatar} />}
                title={subject || t('noSubject')}
                sub={from.name}
                when={day(time)}
                isStrong={!isRead}
                action={
                  <IconButton
                    size="small"
                    label={t('latest.archive', { subject: subject || t('noSubject') })}
                    icon={Archive}
                    onClick={({ currentTarget }) => {
                      focusRowBeside(currentTarget);
                      void act(({ move }) => move([mail], 'archive'));
                    }}
                  />
                }
              />
            );
          })}
        </CardRows>
      )}
    </QueryCard>
  );
}
