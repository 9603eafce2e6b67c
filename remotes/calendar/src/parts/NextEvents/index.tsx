import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SlotProps } from 'shared/contract';
import { useRuntime } from 'shared/runtime';
import { LabelDot, useFormat } from 'shared/ui';
import { CardLink, CardRow, CardRows, QueryCard, readWidgetRows } from 'shared/ui/widget';
import { useGetEventsQuery } from '../../api/calendarApi';
import { eventPath, nextEvents } from '../../model/nextEvents';
import { useCalendars } from '../../state/useCalendars';
import { useOccurrences } from '../../state/useOccurrences';

const usualRows = 5;

/** A year ahead is far enough for what comes next. */
const horizon = 365 * 86_400_000;

/** What comes next in the calendars, for a page of another app. */
export default function NextEvents({ data: place }: SlotProps) {
  const shown = readWidgetRows(place, usualRows);
  const { t } = useTranslation('calendar');
  const { dateShort, time } = useFormat();
  const { find } = useCalendars();
  const { clock } = useRuntime();
  const [now] = useState(() => clock.now());
  const { data, ...query } = useGetEventsQuery({}, { refetchOnMountOrArgChange: true });
  const span = useMemo(() => ({ from: now, to: now + horizon }), [now]);
  const { occurrences, failure, retry } = useOccurrences(data, span);
  return (
    <QueryCard
      title={t('widget.title')}
      end={<CardLink to="/apps/calendar">{t('title')}</CardLink>}
      query={{
        ...query,
        data: occurrences,
        error: query.error ?? failure,
        refetch: () => (failure ? retry() : query.refetch()),
      }}
      rows={shown}
      empty={{ is: (events) => nextEvents(events, now, 1).length === 0, text: t('widget.none') }}
    >
      {(events) => (
        <CardRows>
          {nextEvents(events, now, shown).map(({ key, title, start, allDay, extendedProps }) => (
            <CardRow
              key={key}
              to={eventPath({ key, start })}
              mark={<LabelDot tone={find(extendedProps.calendar)?.tone ?? 'neutral'} />}
              title={title}
              sub={extendedProps.location || (find(extendedProps.calendar)?.name ?? '')}
              when={allDay ? dateShort(start) : `${dateShort(start)}, ${time(start)}`}
            />
          ))}
        </CardRows>
      )}
    </QueryCard>
  );
}
