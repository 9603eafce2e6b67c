import type { EmittedManifest } from '@atrium/contract';
import { useAbility } from '@casl/react';
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { useHref } from 'react-router-dom';
import { getSlotEntries, type SlotFilling } from './slots';
import type { HostRuntime, Runtime, SessionState } from './types';

/** The page's runtime as its host has it: apps get theirs from `RuntimeContext`. */
export const HostRuntimeContext = createContext<HostRuntime | null>(null);

export const RuntimeContext = createContext<Runtime | null>(null);

/**
 * The page's runtime; inside an app, as that app has it.
 * @throws Error outside of a host's tree: a test renders with `renderApp()`
 */
export function useRuntime(): Runtime {
  const runtime = useContext(RuntimeContext);
  if (!runtime) throw new Error('useRuntime() needs a RuntimeProvider above it');
  return runtime;
}

/** Session state, kept current. */
export function useSession(): SessionState {
  const { session } = useRuntime();
  return useSyncExternalStore(session.subscribe, session.getState);
}

/** The runtime's `can()`: another function once the rules change, so that what was worked out with it is worked out again. */
export function useCan(): Runtime['can'] {
  const { rules } = useAbility();
  const { can } = useRuntime();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rules give other answers
  return useCallback((permission) => can(permission), [can, rules]);
}

/** The live apps' manifests, kept current. */
export function useApps(): readonly EmittedManifest[] {
  const { catalog } = useRuntime();
  return useSyncExternalStore(catalog.subscribe, catalog.getApps);
}

/** Entries of a slot for this person, kept current. */
export function useSlot(slot: string): SlotFilling[] {
  return getSlotEntries(useApps(), useCan(), slot);
}

/**
 * Makes whole addresses of the product's paths, for what leaves the page: a link that is copied, an address for a feed. The
 * product may be served below a path, which links and `navigate()` add by themselves.
 */
export function useAddressOf(): (path: string) => string {
  const root = useHref('/').replace(/\/$/, '');
  return useCallback((path) => new URL(root + path, window.location.origin).href, [root]);
}
