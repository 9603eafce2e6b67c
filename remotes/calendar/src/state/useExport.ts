import { useRuntime } from '@atrium/sdk';
import { useToast } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useLazyGetEventsQuery } from '../api/calendarApi';
import type { Calendar, CalendarEvent, CalendarTone } from '../api/schemas';

interface EventExport {
  exportEvent(event: CalendarEvent): Promise<void>;
  exportCalendar(calendar: Calendar | null): Promise<void>;
}

export function useExport(): EventExport {
  const { t } = useTranslation('calendar');
  const { clock } = useRuntime();
  const toast = useToast();
  const [getEvents] = useLazyGetEventsQuery();

  const save = async (
    load: () => Promise<readonly CalendarEvent[]>,
    title: string,
    calendar: { name: string; tone?: CalendarTone },
  ) => {
    try {
      const chosen = await load();
      if (chosen.length === 0) return toast.error(t('export.empty', { title }));
      const [{ icsFileName, writeIcs }, { downloadFile }] = await Promise.all([
        import('../model/ics/writeIcs'),
        import('@atrium/ui/table'),
      ]);
      downloadFile(icsFileName(title), writeIcs(chosen, clock.now(), calendar), 'text/calendar;charset=utf-8');
      toast.success(t('export.done', { count: chosen.length }));
    } catch {
      toast.error(t('export.failed'));
    }
  };
  return {
    async exportEvent(event) {
      const { id, series, title } = event;
      // Its whole series; an event that is not stored any more is still on screen.
      await save(
        async () => {
          const events = await getEvents({ series: series?.id ?? id }).unwrap();
          return events.length > 0 ? events : [event];
        },
        title,
        { name: '' },
      );
    },
    async exportCalendar(calendar) {
      const name = calendar?.name ?? t('title');
      const load = () => getEvents(calendar ? { calendars: [calendar.key] } : {}).unwrap();
      await save(load, name, { name, ...(calendar && { tone: calendar.tone }) });
    },
  };
}
