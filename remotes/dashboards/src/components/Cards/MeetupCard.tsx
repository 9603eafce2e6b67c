import { Avatar, Icon, useFormat } from '@atrium/ui';
import { QueryCard } from '@atrium/ui/widget';
import { CalendarDays, MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dashboardsApi } from '../../api/dashboardsApi';
import chart from '../Chart/Chart.module.css';
import styles from './Cards.module.css';

export function MeetupCard() {
  const { t } = useTranslation('dashboards');
  const format = useFormat();
  return (
    <div className={chart.card}>
      <QueryCard title={t('cards.meetup')} query={dashboardsApi.useGetMeetupQuery()} rows={4}>
        {({ title, text, start, end, place, people }) => (
          <div className={styles.meetup}>
            <h3 className={styles.meetupTitle}>{title}</h3>
            <p className={styles.quiet}>{text}</p>
            <p className={styles.meetupFact}>
              <Icon of={CalendarDays} />
              <time dateTime={start}>
                <bdi>
                  {format.dateLong(start)}, {format.time(start)}–{format.time(end)}
                </bdi>
              </time>
            </p>
            <p className={styles.meetupFact}>
              <Icon of={MapPin} />
              {place}
            </p>
            <div className={styles.people}>
              {people.map(({ name, avatar }) => (
                <Avatar key={name} name={name} src={avatar} />
              ))}
              <span className={styles.quiet}>{format.list(people.map(({ name }) => name.split(' ')[0] ?? name))}</span>
            </div>
          </div>
        )}
      </QueryCard>
    </div>
  );
}
