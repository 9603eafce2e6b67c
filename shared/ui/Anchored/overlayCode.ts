import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

type Overlays = typeof import('./overlays');

let overlays: Overlays | undefined;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Loads antd's overlays once. After a failure, the next call tries again. */
export function loadOverlayCode(): Promise<void> {
  loading ??= import('./overlays').then(
    (module) => {
      overlays = module;
      for (const listener of listeners) listener();
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/**
 * Antd's overlays, undefined until they have been loaded: no page shows one before somebody points at something.
 * @param onUnavailable called when they are needed and did not arrive
 */
export function useOverlayCode(isNeeded: boolean, onUnavailable?: () => void): Overlays | undefined {
  const latest = useRef(onUnavailable);
  latest.current = onUnavailable;
  useEffect(() => {
    if (isNeeded) loadOverlayCode().catch(() => latest.current?.());
  }, [isNeeded]);
  return useSyncExternalStore(subscribe, () => overlays);
}

/** True once something was open: until then nothing of it needs to be there. */
export function useWasOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return isOpen || wasOpen;
}
