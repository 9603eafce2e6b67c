import type { EmittedManifest, SlotEntry } from '@atrium/contract';
import type { Runtime } from './types';

/** One filling of a slot and the app it comes from. */
export interface SlotFilling {
  app: EmittedManifest;
  entry: SlotEntry;
}

/** Entries of live apps in a slot that the person may see, in order. */
export function getSlotEntries(apps: readonly EmittedManifest[], can: Runtime['can'], slot: string): SlotFilling[] {
  return apps
    .flatMap((app) => (app.slots ?? []).map((entry) => ({ app, entry })))
    .filter(({ entry }) => entry.slot === slot && can(entry.requires))
    .sort((one, other) => one.entry.order - other.entry.order);
}
