import { useAbility } from '@casl/react';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { EmittedManifest } from '../contract/manifest';
import { getSlotEntries, type SlotFilling } from './slots';
import type { HostRuntime, Runtime, SessionState } from './types';

/** The page's runtime as its host has it: apps get theirs from `RuntimeContext`. */
export const HostRuntimeContext = createContext<HostRuntime | null>(null);

export const RuntimeContext = createContext<Runtime | null>(null);

/** The page's runtime; inside an app, as that app has it. */
export function useRuntime(): Runtime {
  const runtime = useContext(RuntimeContext);
  if (!runtime) throw new Error('useRuntime() needs a RuntimeProvider above it');
  return runtime;
}

/** Who is signed in, kept current. */
export function useSession(): SessionState {
  const { session } = useRuntime();
  return useSyncExternalStore(session.subscribe, session.getState);
}

/** The runtime's `can()`; the component is drawn again when the rules change. */
export function useCan(): Runtime['can'] {
  useAbility();
  return useRuntime().can;
}

/** The live apps' manifests, kept current. */
export function useApps(): readonly EmittedManifest[] {
  const { catalog } = useRuntime();
  return useSyncExternalStore(catalog.subscribe, catalog.getApps);
}

/** What fills a slot for this person, kept current. */
export function useSlot(slot: string): SlotFilling[] {
  return getSlotEntries(useApps(), useCan(), slot);
}
