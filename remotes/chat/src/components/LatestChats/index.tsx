import type { SlotProps } from '@atrium/contract';
import { Avatar, useFormat } from '@atrium/ui';
import { CardLink, CardRow, CardRows, QueryCard, readWidgetRows } from '@atrium/ui/widget';
import { useTranslation } from 'react-i18next';
import { useGetChatsQuery } from '../../api/chatApi';
import { chatPath } from '../../model/chatPath';
import { countUnseen, listLatest } from '../../model/latestChats';
import { useLastWords } from '../../state/useLastWords';

const usualRows = 3;

export default function LatestChats({ data: place }: SlotProps) {
  const rows = readWidgetRows(place, usualRows);
  const { t } = useTranslation('chat');
  const { day } = useFormat();
  const wordsOf = useLastWords();
  const query = useGetChatsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <QueryCard
      title={t('widget.title')}
      count={query.data && countUnseen(query.data.chatsContacts)}
      end={<CardLink to={chatPath()}>{t('title')}</CardLink>}
      query={query}
      rows={rows}
      empty={{ is: ({ chatsContacts }) => listLatest(chatsContacts).length === 0, text: t('list.cleared') }}
    >
      {({ chatsContacts }) => (
        <CardRows>
          {listLatest(chatsContacts)
            .slice(0, rows)
            .map(({ id, fullName, avatar, status, unseen, last }) => (
              <CardRow
                key={id}
                to={chatPath(id)}
                mark={<Avatar name={fullName} src={avatar} status={status} />}
                title={fullName}
                sub={wordsOf(last)}
                when={unseen > 0 ? t('widget.unseen', { count: unseen }) : day(last.time)}
                isStrong={unseen > 0}
              />
            ))}
        </CardRows>
      )}
    </QueryCard>
  );
}
