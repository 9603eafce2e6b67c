import { useRuntime } from '@atrium/sdk';
import { useToast } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useGetEventsQuery } from '../api/calendarApi';
import type { Calendar, CalendarEvent } from '../api/schemas';

const noEvents: CalendarEvent[] = [];

interface EventExport {
  exportEvent(event: CalendarEvent): Promise<void>;
  exportCalendar(calendar: Calendar | null): Promise<void>;
}

export function useExport(): EventExport {
  const { t } = useTranslation('calendar');
  const { clock } = useRuntime();
  const toast = useToast();
  const { data: events = noEvents } = useGetEventsQuery({});

  const save = async (chosen: readonly CalendarEvent[], title: string, calendarName: string) => {
    if (chosen.length === 0) return toast.error(t('export.empty', { title }));
    try {
      const [{ writeIcs }, { icsFileName }, { downloadFile }] = await Promise.all([
        import('../model/ics/writeIcs'),
        import('../model/ics/exportedEvents'),
        import('@atrium/ui/table'),
      ]);
      downloadFile(icsFileName(title), writeIcs(chosen, clock.now(), calendarName), 'text/calendar;charset=utf-8');
      toast.success(t('export.done', { count: chosen.length }));
    } catch {
      toast.error(t('export.failed'));
    }
  };
  return {
    async exportEvent(event) {
      const { exportedEvents } = await import('../model/ics/exportedEvents');
      await save(exportedEvents(events, event), event.title, '');
    },
    async exportCalendar(calendar) {
      const chosen = calendar ? events.filter(({ extendedProps }) => extendedProps.calendar === calendar.key) : events;
      const name = calendar?.name ?? t('title');
      await save(chosen, name, name);
    },
  };
}
