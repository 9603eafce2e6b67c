import { Button, useFormat } from '@atrium/ui';
import { useDroppable } from '@dnd-kit/core';
import { useTranslation } from 'react-i18next';
import type { ListedItem } from '../../api/schemas';
import { minutesAfter, slotOf } from '../../model/schedule';
import { placeOnDay } from '../../model/weekLayout';
import { minutesOf, toWallTime } from '../../model/zonedTime';
import { PlanCard } from './PlanCard';
import type { PlanSteps } from './planSteps';
import type { Held } from './usePlanning';
import styles from './WeekGrid.module.css';

interface WeekColumnProps {
  day: string;
  items: readonly ListedItem[];
  now: number;
  zone: string;
  held: Held | null;
  steps: PlanSteps;
  onMore: () => void;
}

const maxShown = 24;
/** Height of a full card in minutes, by its content. */
const heights = { plain: 50, close: 86, failed: 104, line: 28 };
const roomy = 68;

const minuteOf = (item: ListedItem, zone: string): number => minutesOf(toWallTime(slotOf(item) ?? 0, zone).time);

export function WeekColumn({ day, items, now, zone, held, steps, onMore }: WeekColumnProps) {
  const { t } = useTranslation('content');
  const { dateLong } = useFormat();
  const { setNodeRef } = useDroppable({ id: day });
  const shown = items.slice(0, maxShown).map((item) => ({ item, gap: minutesAfter(item, items) }));
  const places = placeOnDay(
    shown.map(({ item, gap }) => ({
      minutes: minuteOf(item, zone),
      whole: item.status === 'failed' ? heights.failed : gap === null ? heights.plain : heights.close,
      line: heights.line,
    })),
  );
  const current = toWallTime(now, zone);
  const past = day < current.day ? 24 : day === current.day ? minutesOf(current.time) / 60 : 0;
  const aim = held?.at ? toWallTime(held.at, zone) : null;
  const at = (minutes: number) => ({ insetBlockStart: `calc(${minutes / 60} * var(--hour))` });
  return (
    <section ref={setNodeRef} className={styles.column} data-day={day} data-hours="" aria-label={dateLong(day)}>
      {past > 0 && <div className={styles.past} style={{ blockSize: `calc(${past} * var(--hour))` }} />}
      {day === current.day && <div className={styles.line} style={at(minutesOf(current.time))} />}
      {aim?.day === day && (
        <div className={styles.aim} data-refused={held?.rejection ? true : undefined} style={at(minutesOf(aim.time))} />
      )}
      <ul className={styles.cards}>
        {shown.map(({ item, gap }, index) => {
          const place = places[index];
          if (!place) return null;
          const space = (places[index + 1]?.top ?? Number.POSITIVE_INFINITY) - place.top;
          const size = place.isLine ? 'line' : space >= roomy ? 'whole' : 'short';
          return <PlanCard key={item.id} item={item} gap={gap} size={size} steps={steps} style={at(place.top)} />;
        })}
      </ul>
      {items.length > maxShown && (
        <Button type="link" size="small" className={styles.more} onClick={onMore}>
          {t('schedule.more', { count: items.length - maxShown })}
        </Button>
      )}
    </section>
  );
}
