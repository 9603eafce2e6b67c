import { joinClassNames } from '@fullcalendar/react';
import type { CalendarTone } from '../../api/schemas';
import type { answerOf } from '../../model/event';
import styles from './events.module.css';
import tones from './tones.module.css';

interface EventAppearance {
  answer: ReturnType<typeof answerOf>;
  isOpen: boolean;
}

/** Tone of an event by its calendar; hatched until the person has answered yes or no. */
export const eventClass = (tone: CalendarTone, { answer, isOpen }: EventAppearance): string =>
  joinClassNames(
    styles.event,
    tones[tone],
    (answer === 'open' || answer === 'maybe') && styles.unsettled,
    isOpen && styles.open,
  );

export const itemClass: string = joinClassNames(styles.event, styles.task);
