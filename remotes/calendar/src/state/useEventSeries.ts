import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarEvent } from '../api/schemas';
import type { EventContent } from '../model/eventContent';
import type { Occurrence } from '../model/occurrence';
import type { RunBatch } from './useEventBatch';
import type { AskScope } from './useScopeQuestion';

const loadPlan = () => import('../model/seriesPlan');

/** Changes and deletes one event of a series, or more of them. False when nothing is to happen. */
export function useEventSeries(events: readonly CalendarEvent[], ask: AskScope, run: RunBatch) {
  const { t } = useTranslation('calendar');
  return useMemo(
    () => ({
      async change(event: Occurrence, series: CalendarEvent, content: EventContent, done: string) {
        const scope = await ask({ kind: 'change', hasThis: content.rule === event.rule });
        if (!scope) return false;
        const { placeOf, planChange } = await loadPlan();
        const plan = planChange(placeOf(events, event, series), scope, content);
        await run(plan, done, t('done.asBefore', { title: event.title }));
        return true;
      },
      async remove(event: Occurrence, series: CalendarEvent) {
        const scope = await ask({ kind: 'remove', hasThis: true });
        if (!scope) return false;
        const { placeOf, planRemoval } = await loadPlan();
        const { title } = event;
        const plan = planRemoval(placeOf(events, event, series), scope);
        await run(plan, t('done.removed', { title }), t('done.restored', { title }));
        return true;
      },
    }),
    [t, events, ask, run],
  );
}
