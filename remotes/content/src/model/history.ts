import type { HistoryEvent } from '../api/schemas';

interface HistoryDay {
  day: string;
  events: HistoryEvent[];
}

export function historyDays(events: readonly HistoryEvent[], dayOf: (at: string) => string): HistoryDay[] {
  const days: HistoryDay[] = [];
  for (const event of events) {
    const day = dayOf(event.at);
    const last = days.at(-1);
    if (last?.day === day) last.events.push(event);
    else days.push({ day, events: [event] });
  }
  return days;
}

const aboutVersion: readonly HistoryEvent['action'][] = ['approve', 'edit', 'submit', 'publishNow', 'restoreVersion'];

/** Link of an event: to the version it is about, or to the item as it is now. */
export const historyLink = ({ itemId, action, version }: Pick<HistoryEvent, 'itemId' | 'action' | 'version'>): string =>
  `/content/items/${itemId}?${aboutVersion.includes(action) ? `tab=versions&version=${version}` : 'tab=history'}`;
