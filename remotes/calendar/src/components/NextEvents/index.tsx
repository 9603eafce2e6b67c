import type { SlotProps } from '@atrium/contract';
import { useMinute } from '@atrium/sdk';
import { CardLink, QueryCard, readWidgetRows } from '@atrium/ui/widget';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetEventsQuery } from '../../api/calendarApi';
import { comingUp } from '../../model/nextEvents';
import { useCalendars } from '../../state/useCalendars';
import { useOccurrences } from '../../state/useOccurrences';
import { NextEventRow } from './NextEventRow';
import styles from './NextEvents.module.css';

const usualRows = 3;

/** A year ahead is enough for the next events. */
const horizon = 365 * 86_400_000;

export default function NextEvents({ data: place }: SlotProps) {
  const shown = readWidgetRows(place, usualRows);
  const { t } = useTranslation('calendar');
  const { find } = useCalendars();
  const now = useMinute();
  const [opened] = useState(now);
  const { data, ...query } = useGetEventsQuery({}, { refetchOnMountOrArgChange: true });
  const span = useMemo(() => ({ from: opened, to: opened + horizon }), [opened]);
  const { occurrences, failure, retry } = useOccurrences(data, span);
  return (
    <QueryCard
      title={t('widget.title')}
      isSunken
      end={<CardLink to="/apps/calendar">{t('title')}</CardLink>}
      query={{
        ...query,
        data: occurrences,
        error: query.error ?? failure,
        refetch: () => (failure ? retry() : query.refetch()),
      }}
      rows={shown}
      empty={{ is: (events) => comingUp(events, now, 1).length === 0, text: t('widget.none') }}
    >
      {(events) => (
        <ul className={styles.rows}>
          {comingUp(events, now, shown).map((coming) => (
            <NextEventRow
              key={coming.event.key}
              coming={coming}
              now={now}
              calendar={find(coming.event.extendedProps.calendar)}
            />
          ))}
        </ul>
      )}
    </QueryCard>
  );
}
