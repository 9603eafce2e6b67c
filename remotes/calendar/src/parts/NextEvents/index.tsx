import { useTranslation } from 'react-i18next';
import { useRuntime } from 'shared/runtime';
import { useFormat } from 'shared/ui';
import { CardBar, CardLink, CardRow, CardRows, QueryCard } from 'shared/ui/widget';
import { useGetEventsQuery } from '../../api/calendarApi';
import { eventPath, nextEvents } from '../../model/nextEvents';

/** What comes next in the calendars, for a page of another app. */
export default function NextEvents() {
  const { t } = useTranslation('calendar');
  const { dateShort, time } = useFormat();
  const now = useRuntime().clock.now();
  return (
    <QueryCard
      title={t('widget.title')}
      end={<CardLink to="/apps/calendar">{t('title')}</CardLink>}
      query={useGetEventsQuery({}, { refetchOnMountOrArgChange: true })}
      rows={5}
      empty={{ is: (events) => nextEvents(events, now, 1).length === 0, text: t('widget.none') }}
    >
      {(events) => (
        <CardRows>
          {nextEvents(events, now, 5).map(({ id, title, start, allDay, extendedProps }) => (
            <CardRow
              key={id}
              to={eventPath({ id, start })}
              mark={<CardBar />}
              title={title}
              sub={extendedProps.location || t(`calendar.${extendedProps.calendar}`)}
              when={allDay ? dateShort(start) : `${dateShort(start)}, ${time(start)}`}
            />
          ))}
        </CardRows>
      )}
    </QueryCard>
  );
}
