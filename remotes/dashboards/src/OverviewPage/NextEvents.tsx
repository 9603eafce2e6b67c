import { useTranslation } from 'react-i18next';
import { useRuntime } from 'shared/runtime';
import { useFormat } from 'shared/ui';
import { CardLink, CardRow, CardRows, QueryCard } from 'shared/ui/widget';
import { dashboardsApi } from '../api';
import { nextEvents } from '../model/agenda';

/** What comes next in the calendar. */
export function NextEvents() {
  const { t } = useTranslation('dashboards');
  const { dateShort, time } = useFormat();
  const now = useRuntime().clock.now();
  return (
    <QueryCard
      title={t('overview.events')}
      end={<CardLink to="/apps/calendar">{t('overview.calendar')}</CardLink>}
      query={dashboardsApi.useGetEventsQuery(undefined, { refetchOnMountOrArgChange: true })}
      rows={5}
      empty={{ is: (events) => nextEvents(events, now, 1).length === 0, text: t('overview.noEvents') }}
    >
      {(events) => (
        <CardRows>
          {nextEvents(events, now, 5).map(({ id, title, start, allDay, extendedProps }) => (
            <CardRow
              key={id}
              to="/apps/calendar"
              mark={<CardBar />}
              title={title}
              sub={extendedProps.location || t(`calendars.${extendedProps.calendar}`)}
              when={allDay ? dateShort(start) : `${dateShort(start)}, ${time(start)}`}
            />
          ))}
        </CardRows>
      )}
    </QueryCard>
  );
}
