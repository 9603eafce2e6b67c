import { timings } from '../../common/timings';
import { fetchRegistry } from './pageRegistry';
import type { RegistryReading } from './readRegistry';

/**
 * Fetches the registry whenever the person comes back to the tab, and every few minutes while it is seen. What fails
 * changes nothing: the next fetch is made all the same.
 * @returns fetches it once more, for those who have a reason
 */
export function watchRegistry(receive: (reading: RegistryReading) => void): () => Promise<void> {
  let fetching: Promise<void> | null = null;
  const refresh = () => {
    fetching ??= fetchRegistry()
      .then(receive, () => undefined)
      .finally(() => {
        fetching = null;
      });
    return fetching;
  };
  const refreshIfSeen = () => {
    if (document.visibilityState === 'visible') void refresh();
  };
  window.addEventListener('focus', refreshIfSeen);
  window.addEventListener('online', refreshIfSeen);
  document.addEventListener('visibilitychange', refreshIfSeen);
  setInterval(refreshIfSeen, timings.registryEvery);
  return refresh;
}
