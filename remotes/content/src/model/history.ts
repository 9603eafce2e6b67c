import type { HistoryEvent } from '../api/schemas';

interface HistoryDay {
  day: string;
  events: HistoryEvent[];
}

/** Events in the order that they have, under their days. */
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

/** Where an event leads: to the very version that it is about, or to what became of the item. */
export const historyLink = ({ itemId, action, version }: Pick<HistoryEvent, 'itemId' | 'action' | 'version'>): string =>
  `/content/items/${itemId}?${aboutVersion.includes(action) ? `tab=versions&version=${version}` : 'tab=history'}`;
