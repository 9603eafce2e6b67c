import { useRuntime } from '@atrium/sdk';
import { useState } from 'react';
import type { ListedItem } from '../../api/schemas';
import { isZone, ownZone } from '../../model/zonedTime';

/** Zones that are offered besides those in which items are planned. */
const offered = ['Europe/Lisbon', 'Europe/Berlin', 'America/New_York', 'America/Sao_Paulo', 'Asia/Tokyo', 'UTC'];
const zoneKey = 'schedule.zone';

export interface Zones {
  own: string;
  /** Second clock; null: none. */
  second: string | null;
  choices: readonly string[];
  choose: (zone: string | null) => void;
}

/** Clocks of the schedule: the person's, and the chosen one or that of most items. */
export function useZones(items: readonly ListedItem[]): Zones {
  const { storage } = useRuntime();
  const [chosen, setChosen] = useState(() => storage.getItem(zoneKey));
  const own = ownZone();
  const used = [...new Set(items.flatMap(({ scheduledZone }) => scheduledZone ?? []))].filter((zone) => zone !== own);
  const usual = used[0] ?? null;
  return {
    own,
    second: chosen === '' ? null : chosen && isZone(chosen) && chosen !== own ? chosen : usual,
    choices: [...new Set([...used, ...offered])].filter((zone) => zone !== own),
    choose(zone) {
      storage.setItem(zoneKey, zone ?? '');
      setChosen(zone ?? '');
    },
  };
}
