import type { Release } from 'shared/contract';
import { useShell } from '../apps/AppHost';
import { forgetLazyApp } from '../apps/lazyApp';
import { useConfirmUnsaved } from '../apps/useConfirmUnsaved';
import { useValue } from '../common/useValue';
import { ValueStore } from '../common/ValueStore';
import { type WayName, ways } from './faultInjections';

/** What fails in this page, by app. */
const failing = new ValueStore<ReadonlyMap<string, WayName>>(new Map());

/** How an app fails now, if it does so on purpose; and how to let that begin and end. */
export function useChaos(release: Release) {
  const { id } = release.manifest;
  const { loader, releaseStore } = useShell();
  const confirmUnsaved = useConfirmUnsaved();
  const way = useValue(failing).get(id);

  /** The app runs once more, on screen too. */
  const begin = (next: WayName | undefined) => {
    const others = [...failing.get()].filter(([app]) => app !== id);
    failing.set(new Map(next ? [...others, [id, next]] : others));
    if (next !== 'replaced') releaseStore.override(id, undefined);
    loader.disturb(release, next && ways[next](release));
    if (next === 'replaced') return releaseStore.override(id, { ...release, entry: `${release.entry}?again` });
    loader.renew(release);
    forgetLazyApp(loader, release);
    releaseStore.remount();
  };

  return {
    way,
    start: (next: WayName) => confirmUnsaved(() => begin(next)),
    heal: () => confirmUnsaved(() => begin(undefined)),
  };
}
