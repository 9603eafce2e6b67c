import { Button, useFormat, useIsNarrow } from '@atrium/ui';
import { useDroppable } from '@dnd-kit/core';
import { useTranslation } from 'react-i18next';
import type { ListedItem } from '../../api/schemas';
import { itemsByDay } from '../../model/schedule';
import { toWallTime } from '../../model/zonedTime';
import styles from './MonthGrid.module.css';
import { PlanCard } from './PlanCard';
import type { PlanSteps } from './planSteps';
import type { Held } from './usePlanning';
import type { ScheduleAddress } from './useScheduleAddress';

interface MonthGridProps {
  days: readonly string[];
  items: readonly ListedItem[];
  now: number;
  zone: string;
  held: Held | null;
  steps: PlanSteps;
  address: ScheduleAddress;
}

/** Month in whole weeks: moving to another day keeps the time of day. */
export function MonthGrid({ days, items, now, zone, held, steps, address }: MonthGridProps) {
  const { t, i18n } = useTranslation('content');
  const today = toWallTime(now, zone).day;
  const planned = itemsByDay(items, zone);
  const weekday = new Intl.DateTimeFormat(i18n.language, { weekday: 'short', timeZone: 'UTC' });
  return (
    <section className={styles.month} aria-label={t('schedule.views.month')}>
      {days.slice(0, 7).map((day) => (
        <p key={day} className={styles.weekday} aria-hidden="true">
          {weekday.format(new Date(`${day}T00:00:00Z`))}
        </p>
      ))}
      {days.map((day) => (
        <MonthDay
          key={day}
          day={day}
          when={day < today ? 'past' : day === today ? 'today' : undefined}
          isOutside={day.slice(0, 7) !== address.day.slice(0, 7)}
          items={planned.get(day) ?? []}
          held={held?.at && toWallTime(held.at, zone).day === day ? held : null}
          steps={steps}
          onOpen={() => address.show('week', day)}
        />
      ))}
    </section>
  );
}

interface MonthDayProps {
  day: string;
  when: 'past' | 'today' | undefined;
  isOutside: boolean;
  items: readonly ListedItem[];
  held: Held | null;
  steps: PlanSteps;
  onOpen: () => void;
}

const maxShown = 3;

function MonthDay({ day, when, isOutside, items, held, steps, onOpen }: MonthDayProps) {
  const { t } = useTranslation('content');
  const { dateLong, number } = useFormat();
  const isNarrow = useIsNarrow();
  const { setNodeRef } = useDroppable({ id: day });
  const count = items.length;
  const shown = isNarrow ? 0 : count > maxShown ? maxShown - 1 : count;
  return (
    <section
      ref={setNodeRef}
      className={styles.day}
      data-day={day}
      data-when={when}
      data-outside={isOutside || undefined}
      data-aim={held ? (held.rejection ? 'refused' : 'free') : undefined}
      aria-label={dateLong(day)}
    >
      <button
        type="button"
        className={styles.number}
        aria-label={t('schedule.openDay', { day: dateLong(day), count })}
        onClick={onOpen}
      >
        {Number(day.slice(8))}
        {isNarrow && count > 0 && <small aria-hidden="true">{number(count)}</small>}
      </button>
      <ul className={styles.items}>
        {items.slice(0, shown).map((item) => (
          <PlanCard key={item.id} item={item} size="line" steps={steps} />
        ))}
      </ul>
      {!isNarrow && count > shown && (
        <Button type="link" size="small" className={styles.more} onClick={onOpen}>
          {t('schedule.more', { count: count - shown })}
        </Button>
      )}
    </section>
  );
}
