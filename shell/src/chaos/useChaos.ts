import type { Release } from '@atrium/contract';
import { useShell } from '../context/ShellContext';
import { forgetLazyApp } from '../remotes/lazyApp';
import { useValue } from '../store/useValue';
import { ValueStore } from '../store/ValueStore';
import { useConfirmUnsaved } from '../updates/useConfirmUnsaved';
import { type WayName, ways } from './ways';

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
