import type { EmittedManifest, Release } from 'shared/contract';
import type { BookState } from '../loading/releaseStore';
import type { LoadReport } from '../remotes/appStatus';
import { asideOf, isOff, type TabChoices } from '../tab/tabChoices';

export type AppState = 'off' | 'notLoaded' | 'loading' | 'ready' | 'failed';

/** A library or a part of the kit that an app uses, and who provides it. */
export interface SharedModule {
  name: string;
  version: string;
  from: string;
}

/** One app as this tab knows it. */
export interface AppReport {
  id: string;
  manifest: EmittedManifest;
  release: Release;
  state: AppState;
  /** Where it comes from, when that is not its release. */
  override: string | undefined;
  /** Releases that this tab does not use. */
  aside: readonly string[];
  /** The release that waits until the app has left the screen. */
  waiting: string | undefined;
  ms: number | undefined;
  bytes: number | undefined;
  error: string | undefined;
  shares: readonly SharedModule[];
}

/** What the browser, the federation runtime and the tab know; given in, so that the rest is plain rules. */
export interface Sources {
  book: BookState;
  choices: TabChoices;
  loads: ReadonlyMap<string, LoadReport>;
  /** How large what was loaded from below an address is; nothing when nothing was or the browser may not say. */
  bytesBelow(folder: string): number | undefined;
  sharesOf(container: string): readonly SharedModule[];
}

const folderOf = (entry: string) => entry.slice(0, entry.lastIndexOf('/') + 1);

/** Every app of the tab, those first that need a look, then by name. */
export function appReports({ book, choices, loads, bytesBelow, sharesOf }: Sources): AppReport[] {
  const reports = [...book.releases].map(([id, release]): AppReport => {
    const load = loads.get(release.container);
    return {
      id,
      manifest: release.manifest,
      release,
      state: isOff(choices, id) ? 'off' : (load?.state ?? 'notLoaded'),
      override: release.release.endsWith('-dev') ? choices.overrides[id] : undefined,
      aside: asideOf(choices, id),
      waiting: book.waiting.get(id)?.release,
      ms: load?.ms,
      bytes: bytesBelow(folderOf(release.entry)),
      error: load?.error,
      shares: sharesOf(release.container),
    };
  });
  const rank = ({ state, aside, override }: AppReport) =>
    state === 'failed' ? 0 : aside.length > 0 || override || state === 'off' ? 1 : 2;
  return reports.sort((one, other) => rank(one) - rank(other) || one.id.localeCompare(other.id));
}
