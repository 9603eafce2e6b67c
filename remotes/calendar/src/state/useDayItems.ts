import { useSlot } from '@atrium/sdk';
import { addDays } from '@atrium/ui';
import { useCallback, useMemo, useState } from 'react';
import { rangeOf } from '../model/calendarView';
import { type DayItem, readDayItems } from '../model/dayItems';
import { hasWords } from '../model/search';
import type { CalendarAddress } from './useCalendarAddress';

export const daysSlot = 'calendar.days';

export interface DayItemOfApp extends DayItem {
  app: string;
}

interface DaysPlace {
  from: string;
  to: string;
  show: (app: string, items: unknown) => void;
}

export function useDayItems({ view, day, query, without }: CalendarAddress) {
  const [byApp, setByApp] = useState<Readonly<Record<string, readonly DayItem[]>>>({});
  const show = useCallback(
    (app: string, items: unknown) => setByApp((before) => ({ ...before, [app]: readDayItems(items) })),
    [],
  );
  const place = useMemo((): DaysPlace => {
    const { from, to } = rangeOf(view, day, 1);
    // Months and weeks show days of their neighbours.
    return { from: addDays(from, -8), to: addDays(to, 15), show };
  }, [view, day, show]);
  const apps = useSlot(daysSlot)
    .map(({ app }) => app.id)
    .join();
  const items = useMemo(
    () =>
      apps
        .split(',')
        .filter((app) => !without.includes(app))
        .flatMap((app) => (byApp[app] ?? []).map((item): DayItemOfApp => ({ ...item, app })))
        .filter(({ title }) => hasWords(title, query)),
    [apps, byApp, without, query],
  );
  return { place, items };
}
