import type { SlotProps } from '@atrium/contract';
import { useRuntime } from '@atrium/sdk';
import { LabelDot, useFormat } from '@atrium/ui';
import { CardLink, CardRow, CardRows, QueryCard, readWidgetRows } from '@atrium/ui/widget';
import { useTranslation } from 'react-i18next';
import { useGetItemsQuery } from '../../api/contentApi';
import { useActor } from '../../state/useActor';
import { statusTones } from '../Item/StatusPill';

const usualRows = 5;

export default function MyWriting({ data }: SlotProps) {
  const rows = readWidgetRows(data, usualRows);
  const { t } = useTranslation('content');
  const { day } = useFormat();
  const now = useRuntime().clock.now();
  const author = useActor().id;
  const query = useGetItemsQuery(
    {
      author,
      status: ['draft', 'changes_requested', 'in_review', 'approved'],
      sortBy: 'updatedAt',
      sortDir: 'desc',
      perPage: rows,
    },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <QueryCard
      title={t('widget.writing')}
      count={query.data?.total}
      end={<CardLink to="/content/board">{t('board.title')}</CardLink>}
      query={query}
      rows={rows}
      empty={{ is: ({ total }) => total === 0, text: t('widget.nothingWritten') }}
    >
      {({ items }) => (
        <CardRows>
          {items.map(({ id, title, type, status, updatedAt }) => (
            <CardRow
              key={id}
              to={`/content/items/${id}`}
              mark={<LabelDot tone={statusTones[status]} />}
              title={title || t('untitled')}
              sub={`${t(`status.${status}`)} · ${t(`type.${type}`)}`}
              when={day(updatedAt, now)}
            />
          ))}
        </CardRows>
      )}
    </QueryCard>
  );
}
