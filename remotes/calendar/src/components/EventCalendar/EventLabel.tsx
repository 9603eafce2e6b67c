import { daysBetween } from '@atrium/contract/values';
import { Icon, toDate, toDay, VisuallyHidden } from '@atrium/ui';
import type { EventDisplayInfo } from '@fullcalendar/react';
import { Circle, CircleCheck, Repeat, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { answers } from '../../api/choices';
import styles from './events.module.css';

const given = ['open', ...answers] as const;
const isAnswer = (value: unknown): value is (typeof given)[number] => given.some((known) => known === value);

const twoDigits = (part: number) => String(part).padStart(2, '0');
const clockOf = (time: Date) => `${twoDigits(time.getHours())}:${twoDigits(time.getMinutes())}`;

/**
 * Time of the whole event, not of the part that a day shows: "20:00 – 02:00 +1". One without length has its start alone.
 * While an event is dragged or resized, its time is that of the calendar.
 */
function timeTextOf({ event: { start, end, extendedProps }, timeText }: EventDisplayInfo): string {
  if (!timeText || !start || typeof extendedProps.endsAt !== 'string') return timeText;
  const to = new Date(extendedProps.endsAt);
  if (to.getTime() === start.getTime()) return clockOf(start);
  if (end?.getTime() !== to.getTime() || !/\d\D+[-–]\D*\d/.test(timeText)) return timeText;
  // Midnight is the end of the day before.
  const days = daysBetween(toDate(toDay(start)), toDate(toDay(to.getTime() - 1)));
  return days > 0 ? `${clockOf(start)} – ${clockOf(to)} +${days}` : timeText;
}

export function EventLabel({ info }: { info: EventDisplayInfo }) {
  const { t } = useTranslation('calendar');
  const { calendar, location, isRepeated, isBroken, isCompleted, answer } = info.event.extendedProps;
  const isOver = isCompleted === true || answer === 'no';
  const isColumn = info.view.type.startsWith('timeGrid') && !info.event.allDay;
  return (
    <>
      {info.timeText && (
        <span className={info.timeClass}>
          <bdi dir="ltr">{timeTextOf(info)}</bdi>
        </span>
      )}
      {/* Text direction of the title, so that long titles are cut at their own end. */}
      <span className={info.titleClass} dir="auto" {...(isOver && { 'data-done': true })}>
        {typeof isCompleted === 'boolean' && <TaskMark isCompleted={isCompleted} />}
        {info.event.title}
        {isRepeated === true && (
          <span className={styles.repeated}>
            <Icon of={Repeat} size={11} />
            <VisuallyHidden>{t('repeated')}</VisuallyHidden>
          </span>
        )}
        {isBroken === true && (
          <span className={styles.repeated}>
            <Icon of={TriangleAlert} size={11} />
            <VisuallyHidden>{t('ruleIssue.mark')}</VisuallyHidden>
          </span>
        )}
      </span>
      {isAnswer(answer) && (
        <VisuallyHidden>
          {t('going')} {t(answer === 'open' ? 'answer.none' : `answer.${answer}`)}
        </VisuallyHidden>
      )}
      {isColumn && typeof location === 'string' && location && (
        <span className={styles.location} dir="auto">
          {location}
        </span>
      )}
      {typeof calendar === 'string' &&
        (info.view.type === 'agenda' ? (
          <bdi data-calendar>{calendar}</bdi>
        ) : (
          <VisuallyHidden>{calendar}</VisuallyHidden>
        ))}
    </>
  );
}

function TaskMark({ isCompleted }: { isCompleted: boolean }) {
  const { t } = useTranslation('calendar');
  return (
    <span className={styles.taskMark}>
      <Icon of={isCompleted ? CircleCheck : Circle} size={12} />
      <VisuallyHidden>{t(isCompleted ? 'item.done' : 'item.open')} </VisuallyHidden>
    </span>
  );
}
