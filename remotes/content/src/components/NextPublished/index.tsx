import type { SlotProps } from '@atrium/contract';
import { useRuntime } from '@atrium/sdk';
import { LabelDot, useFormat } from '@atrium/ui';
import { CardLink, CardRow, CardRows, QueryCard, readWidgetRows } from '@atrium/ui/widget';
import { useTranslation } from 'react-i18next';
import { useGetItemsQuery } from '../../api/contentApi';
import { useEditorialSettings } from '../../state/useEditorialSettings';

const usualRows = 3;

export default function NextPublished({ data }: SlotProps) {
  const rows = readWidgetRows(data, usualRows);
  const { t } = useTranslation('content');
  const { day, time } = useFormat();
  const now = useRuntime().clock.now();
  const { channels } = useEditorialSettings();
  const channelOf = (ids: readonly number[]) => channels.find(({ id }) => ids.includes(id));
  /** Named day where possible, always with the hour. */
  const whenOf = (moment: string) => {
    const name = day(moment, now);
    return name === time(moment) ? t('widget.today', { time: name }) : `${name}, ${time(moment)}`;
  };
  return (
    <QueryCard
      title={t('widget.next')}
      end={<CardLink to="/content/schedule">{t('widget.all')}</CardLink>}
      query={useGetItemsQuery(
        { status: ['scheduled'], sortBy: 'scheduledAt', perPage: rows },
        { refetchOnMountOrArgChange: true },
      )}
      rows={rows}
      empty={{ is: ({ total }) => total === 0, text: t('schedule.none') }}
    >
      {({ items }) => (
        <CardRows>
          {items.map(({ id, title, type, scheduledAt, channelIds }) => (
            <CardRow
              key={id}
              to={`/content/items/${id}`}
              mark={<LabelDot tone={channelOf(channelIds)?.tone ?? 'neutral'} />}
              title={title}
              sub={[...new Set([channelOf(channelIds)?.name, t(`type.${type}`)])].filter(Boolean).join(' · ')}
              when={scheduledAt ? whenOf(scheduledAt) : ''}
            />
          ))}
        </CardRows>
      )}
    </QueryCard>
  );
}
