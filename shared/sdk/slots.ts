import type { EmittedManifest, SlotEntry } from '@atrium/contract';
import type { Runtime } from './types';

/** One filling of a slot and the app it comes from. */
export interface SlotFilling {
  app: EmittedManifest;
  entry: SlotEntry;
}

/** What the live apps put into a slot and the person may see, in its order. */
export function getSlotEntries(apps: readonly EmittedManifest[], can: Runtime['can'], slot: string): SlotFilling[] {
  return apps
    .flatMap((app) => (app.slots ?? []).map((entry) => ({ app, entry })))
    .filter(({ entry }) => entry.slot === slot && can(entry.requires))
    .sort((one, other) => one.entry.order - other.entry.order);
}
