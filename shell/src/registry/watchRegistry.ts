import type { ReleaseBook } from '../loading/releaseStore';
import { fetchRegistry } from './registry';

const everyMs = 5 * 60_000;

/**
 * Looks at the registry whenever the person comes back to the tab, and every few minutes while it is seen. A look that
 * fails changes nothing: the next one is made all the same.
 * @returns one more look, when somebody has a reason
 */
export function watchRegistry(book: ReleaseBook): () => Promise<void> {
  let looking: Promise<void> | null = null;
  const look = () => {
    looking ??= fetchRegistry()
      .then(book.receive, () => undefined)
      .finally(() => {
        looking = null;
      });
    return looking;
  };
  const lookIfSeen = () => {
    if (document.visibilityState === 'visible') void look();
  };
  window.addEventListener('focus', lookIfSeen);
  window.addEventListener('online', lookIfSeen);
  document.addEventListener('visibilitychange', lookIfSeen);
  setInterval(lookIfSeen, everyMs);
  return look;
}
