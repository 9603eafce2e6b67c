import { useRuntime } from '@atrium/sdk';
import { Alert, addDays, Button, FoundCount, toDate, useFormat, weekStartOf } from '@atrium/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetEventsQuery } from '../../api/calendarApi';
import { isShown } from '../../model/calendars';
import { visibleDays } from '../../model/calendarView';
import type { Occurrence } from '../../model/occurrence';
import { areElsewhere, isFound, isOnDays, nearestDay } from '../../model/search';
import type { CalendarAddress } from '../../state/useCalendarAddress';
import { useOccurrences } from '../../state/useOccurrences';
import styles from './CalendarPage.module.css';

interface SearchNoticeProps {
  address: CalendarAddress;
  shown: readonly Occurrence[] | undefined;
}

/** Days in which a search looks for events of a series. */
const reach = 366;

/** Notice that no event on screen matches the search, with a link to those that do. */
export function SearchNotice({ address, shown }: SearchNoticeProps) {
  const { view, day, query } = address;
  const weekStart = weekStartOf(useRuntime().languages.get());
  const days = useMemo(() => visibleDays(view, day, weekStart), [view, day, weekStart]);
  const isNeeded = query !== '' && shown !== undefined && areElsewhere(shown, days);
  const here = query !== '' && shown ? shown.filter((event) => isOnDays(event, days)).length : 0;
  return (
    <>
      {here > 0 && <FoundCount count={here} />}
      <div role="status">{isNeeded && <FoundElsewhere key={query} address={address} days={days} />}</div>
    </>
  );
}

interface FoundElsewhereProps {
  address: CalendarAddress;
  days: ReturnType<typeof visibleDays>;
}

function FoundElsewhere({ address: { view, query, shown, show, setQuery }, days }: FoundElsewhereProps) {
  const { t } = useTranslation('calendar');
  const { date } = useFormat();
  // Of all days: the page has those near the ones it shows.
  const { data: events } = useGetEventsQuery({});
  const found = useMemo(
    () => events?.filter((event) => isShown(shown, event.extendedProps.calendar) && isFound(event, query)),
    [events, shown, query],
  );
  const { occurrences } = useOccurrences(found, {
    from: toDate(addDays(days.from, -reach)).getTime(),
    to: toDate(addDays(days.to, reach)).getTime(),
  });
  const nearest = occurrences && nearestDay(occurrences, days);
  if (nearest === undefined) return null;
  return (
    <div className={styles.notice}>
      <Alert
        type="hint"
        title={t(nearest ? 'found.elsewhere' : 'found.nowhere', { query })}
        action={
          nearest ? (
            <Button onClick={() => show(view, nearest.day)}>
              {t(nearest.isLater ? 'found.next' : 'found.before', { date: date(nearest.day) })}
            </Button>
          ) : (
            <Button onClick={() => setQuery('')}>{t('found.clear')}</Button>
          )
        }
      />
    </div>
  );
}
