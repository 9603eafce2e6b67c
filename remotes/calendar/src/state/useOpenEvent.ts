import { usePeople, useRuntime } from '@atrium/sdk';
import { toDay } from '@atrium/ui';
import { useMemo, useState } from 'react';
import type { EventContent } from '../model/event';
import { newEventTime, readNewEventTime } from '../model/eventTime';
import type { Occurrence } from '../model/occurrence';
import type { OpenEvent } from './useCalendarAddress';

const blank = {
  title: '',
  url: '',
  timeZone: null,
  rule: '',
  reminders: [],
  extendedProps: { calendar: 'Personal', guests: [], location: '', description: '' },
};

/** Open event among those on screen; of a series named by id alone, the first one. */
const findOpen = (occurrences: readonly Occurrence[], open: OpenEvent): Occurrence | undefined =>
  open && 'key' in open
    ? (occurrences.find(({ key }) => key === open.key) ?? occurrences.find(({ id }) => String(id) === open.key))
    : undefined;

/** Open event. If it is deleted elsewhere it stays, as `isGone`, while somebody reads or edits it. */
export function useOpenEvent(occurrences: readonly Occurrence[] | undefined, open: OpenEvent) {
  const found = findOpen(occurrences ?? [], open);
  const [lastEvent, setLastEvent] = useState(found);
  if (found && found !== lastEvent) setLastEvent(found);
  const event = found ?? (open && 'key' in open && lastEvent?.key === open.key ? lastEvent : undefined);
  return { event, isGone: occurrences !== undefined && event !== undefined && !found };
}

export function useOpenContent(open: OpenEvent, event: Occurrence | undefined): EventContent {
  const { clock } = useRuntime();
  const { at, title = '' } = open && 'at' in open ? open : { at: '' };
  return useMemo(() => {
    if (event) return event;
    const now = clock.now();
    return { ...blank, title, ...(readNewEventTime(at, now) ?? newEventTime(toDay(now), now)) };
  }, [event, at, title, clock]);
}

export const useKnownGuests = () =>
  usePeople().flatMap(({ fullName: name, email, avatar }) => (email ? [{ name, email, avatar }] : []));
