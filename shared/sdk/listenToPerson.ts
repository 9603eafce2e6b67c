import { isSessionKey } from './storedSession';

interface PersonListeners {
  /** A pointer or key went down. */
  onActivity: () => void;
  /** The page is looked at again; timers may have slept. */
  onReturn: () => void;
  /** Another tab changed the kept session. */
  onOtherTab: () => void;
}

/** Tells a session what its person does, in this tab and in others; returns how to stop. */
export function listenToPerson({ onActivity, onReturn, onOtherTab }: PersonListeners): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const whenSession = ({ key }: StorageEvent) => {
    if (isSessionKey(key)) onOtherTab();
  };
  window.addEventListener('pointerdown', onActivity, { signal, capture: true, passive: true });
  window.addEventListener('keydown', onActivity, { signal, capture: true, passive: true });
  window.addEventListener('focus', onReturn, { signal });
  document.addEventListener('visibilitychange', onReturn, { signal });
  window.addEventListener('storage', whenSession, { signal });
  return () => stopping.abort();
}
