import type { Mount, MountHost, Unmount } from '@atrium/contract';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useRuntime } from './hooks';

/** Tells listeners the address on screen. */
function useAddress(): Pick<MountHost, 'getAddress' | 'onAddress'> {
  const { pathname, search, hash } = useLocation();
  const address = pathname + search + hash;
  const latest = useRef(address);
  const [listeners] = useState(() => new Set<(address: string) => void>());
  useLayoutEffect(() => {
    if (latest.current === address) return;
    latest.current = address;
    for (const listen of listeners) listen(address);
  }, [address, listeners]);
  const [parts] = useState(() => ({
    getAddress: () => latest.current,
    onAddress(listen: (address: string) => void) {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
  }));
  return parts;
}

interface Mounting {
  mount: Mount;
  host: MountHost;
  place: HTMLElement;
}

/** Mounts an app into an element of its own; returns how to end that, also while it is still being mounted. */
function startMounting({ mount, host, place }: Mounting): () => void {
  const element = document.createElement('div');
  place.append(element);
  let isOver = false;
  let unmount: Unmount | undefined;
  const end = () => {
    try {
      unmount?.();
    } catch (error) {
      // The app is gone from the screen whatever it says; its team hears of it.
      reportError(error);
    }
    element.remove();
  };
  // An app that throws at once is handled as one that rejects.
  void (async () => mount(element, host))().then(
    (made) => {
      unmount = typeof made === 'function' ? made : undefined;
      if (isOver) end();
    },
    (error: unknown) => {
      if (!isOver) host.fail(error);
    },
  );
  return () => {
    isOver = true;
    end();
    unmount = undefined;
  };
}

/** Errors may be anything, and React takes null for none. */
const toError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** An app that mounts itself: with any framework, or none. What it throws is thrown here, for the error card. */
export default function MountedApp({ mount }: { mount: Mount }) {
  const runtime = useRuntime();
  const address = useAddress();
  const place = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<Error>();
  useEffect(() => {
    if (!place.current) return;
    const host = { runtime, ...address, fail: (error: unknown) => setFailure(toError(error)) };
    return startMounting({ mount, host, place: place.current });
  }, [mount, runtime, address]);
  if (failure) throw failure;
  return <div ref={place} />;
}
