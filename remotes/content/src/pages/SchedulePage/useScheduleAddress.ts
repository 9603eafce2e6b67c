import { useRuntime } from '@atrium/sdk';
import { type Day, toDay } from '@atrium/ui';
import { useSearchParams } from 'react-router-dom';
import { readDay, type ScheduleView, toScheduleView } from '../../model/scheduleView';

export interface ScheduleAddress {
  view: ScheduleView;
  day: Day;
  today: Day;
  show: (view: ScheduleView, day: Day) => void;
}

/** View of the schedule, as in the URL; defaults to this week. */
export function useScheduleAddress(): ScheduleAddress {
  const [search, setSearch] = useSearchParams();
  const today = toDay(useRuntime().clock.now());
  return {
    view: toScheduleView(search.get('view')),
    day: readDay(search.get('day'), today),
    today,
    show(view, day) {
      setSearch({ ...(view !== 'week' && { view }), ...(day !== today && { day }) });
    },
  };
}
