import { useFormat } from '@atrium/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedItem } from '../../api/schemas';
import { itemsByDay } from '../../model/schedule';
import { cityOf, minutesOf, toInstant, toWallTime } from '../../model/zonedTime';
import type { PlanSteps } from './planSteps';
import type { Held } from './usePlanning';
import type { ScheduleAddress } from './useScheduleAddress';
import type { Zones } from './useZones';
import { WeekColumn } from './WeekColumn';
import styles from './WeekGrid.module.css';

interface WeekGridProps {
  days: readonly string[];
  items: readonly ListedItem[];
  now: number;
  zones: Zones;
  held: Held | null;
  steps: PlanSteps;
  address: ScheduleAddress;
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const firstHour = 6.6;

/** Week on two clocks. The past is shaded: nothing can be dropped there. */
export function WeekGrid({ days, items, now, zones, held, steps, address }: WeekGridProps) {
  const { t } = useTranslation('content');
  const { date, weekday } = useWeekdays();
  const place = useRef<HTMLElement>(null);
  const today = toWallTime(now, zones.own).day;
  const planned = itemsByDay(items, zones.own);
  useEffect(() => {
    const { current } = place;
    if (current) current.scrollTop = (current.scrollHeight / hours.length) * firstHour;
  }, []);
  return (
    <section
      ref={place}
      className={styles.week}
      aria-label={t('schedule.views.week')}
      data-clocks={zones.second ? 2 : 1}
    >
      <div className={styles.corner}>
        <b>{cityOf(zones.own)}</b>
        {zones.second && <span>{cityOf(zones.second)}</span>}
      </div>
      {days.map((day) => (
        <h3 key={day} className={styles.day} data-when={day === today ? 'today' : day < today ? 'past' : undefined}>
          {weekday(day)} <b>{date(day)}</b>
        </h3>
      ))}
      <HourAxis day={days[0] ?? today} now={days.includes(today) ? now : null} zones={zones} />
      {days.map((day) => (
        <WeekColumn
          key={day}
          day={day}
          items={planned.get(day) ?? []}
          now={now}
          zone={zones.own}
          held={held}
          steps={steps}
          onMore={() => address.show('list', day)}
        />
      ))}
    </section>
  );
}

interface HourAxisProps {
  day: string;
  now: number | null;
  zones: Zones;
}

function HourAxis({ day, now, zones: { own, second } }: HourAxisProps) {
  const { time } = useFormat();
  const inZone = (instant: string | number, zone: string) => toWallTime(instant, zone).time.replace(/^0/, '');
  return (
    <div className={styles.axis} aria-hidden="true">
      {hours.map((hour) => {
        const instant = toInstant({ day, time: `${String(hour).padStart(2, '0')}:00` }, own);
        return (
          <p key={hour} style={{ insetBlockStart: `calc(${hour} * var(--hour))` }}>
            <span>{hour}:00</span>
            {second && <span>{inZone(instant, second)}</span>}
          </p>
        );
      })}
      {now !== null && (
        <p
          className={styles.now}
          style={{ insetBlockStart: `calc(${minutesOf(toWallTime(now, own).time) / 60} * var(--hour))` }}
        >
          <span>{time(now)}</span>
          {second && <span>{inZone(now, second)}</span>}
        </p>
      )}
    </div>
  );
}

/** Heads of day columns: Wed, and 18. */
function useWeekdays() {
  const { i18n } = useTranslation();
  const form = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(i18n.language, { ...options, timeZone: 'UTC' });
    return (day: string) => format.format(new Date(`${day}T00:00:00Z`));
  };
  return { weekday: form({ weekday: 'short' }), date: form({ day: 'numeric' }) };
}
