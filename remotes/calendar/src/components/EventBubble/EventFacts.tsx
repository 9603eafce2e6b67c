import { Avatar, Icon, LabelDot, useFormat } from '@atrium/ui';
import { AlignLeft, Bell, Calendar, Link, MapPin, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { answers } from '../../api/choices';
import type { Guest } from '../../api/schemas';
import { isWebAddress } from '../../model/eventForm';
import type { Occurrence } from '../../model/occurrence';
import { useCalendars } from '../../state/useCalendars';
import { useReminderText } from '../../state/useReminderText';
import { EventText } from '../EventText';
import styles from './EventBubble.module.css';

export function EventFacts({ event }: { event: Occurrence }) {
  const { find } = useCalendars();
  const calendar = find(event.extendedProps.calendar);
  const { guests, location, description } = event.extendedProps;
  const { list } = useFormat();
  const reminderText = useReminderText();
  return (
    <ul className={styles.facts}>
      {location && (
        <Fact icon={MapPin}>
          <bdi className={styles.strong}>
            <EventText text={location} />
          </bdi>
        </Fact>
      )}
      {guests.length > 0 && (
        <Fact icon={Users}>
          <GuestList guests={guests} />
        </Fact>
      )}
      {description && (
        <Fact icon={AlignLeft}>
          <bdi className={styles.text}>
            <EventText text={description} />
          </bdi>
        </Fact>
      )}
      {isWebAddress(event.url) && (
        <Fact icon={Link}>
          <a href={event.url} target="_blank" rel="noreferrer">
            <bdi>{event.url}</bdi>
          </a>
        </Fact>
      )}
      {event.reminders.length > 0 && (
        <Fact icon={Bell}>
          <bdi>{list(event.reminders.map(reminderText))}</bdi>
        </Fact>
      )}
      {calendar && (
        <Fact icon={Calendar}>
          <LabelDot tone={calendar.tone} /> <bdi>{calendar.name}</bdi>
        </Fact>
      )}
    </ul>
  );
}

const Fact = ({ icon, children }: { icon: typeof Users; children: ReactNode }) => (
  <li className={styles.fact}>
    <Icon of={icon} />
    <div>{children}</div>
  </li>
);

function GuestList({ guests }: { guests: readonly Guest[] }) {
  const { t } = useTranslation('calendar');
  const { list } = useFormat();
  const counts = [...answers, undefined].flatMap((answer) => {
    const count = guests.filter((guest) => guest.answer === answer).length;
    return count > 0 ? [t(`answerCount.${answer ?? 'none'}`, { count })] : [];
  });
  return (
    <>
      <bdi className={styles.strong}>{t('guestCount', { count: guests.length })}</bdi>{' '}
      <small>
        <bdi>{list(counts)}</bdi>
      </small>
      <ul className={styles.guests}>
        {guests.map(({ name, email, answer }) => (
          <li key={email} className={styles.guest}>
            <Avatar name={name} size="s" />
            <bdi>{name}</bdi>
            <span className={styles.answer} data-answer={answer}>
              {t(`answer.${answer ?? 'none'}`)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
