import type { EmittedManifest, Release } from '@atrium/contract';
import { toPlainText } from '@atrium/ui';
import type { ReleaseStatus } from '../apps/loading/AppInstances';
import type { ReleaseState } from '../apps/releases/releaseState';
import { isOff, skippedOf, type TabChoices } from '../apps/releases/TabStore';

export type AppState = 'off' | ReleaseStatus['state'];

export interface SharedModule {
  name: string;
  version: string;
  from: string;
}

export interface AppReport {
  id: string;
  manifest: EmittedManifest;
  release: Release;
  state: AppState;
  /** Origin, if it is not the release's own. */
  override: string | undefined;
  skipped: readonly string[];
  pending: string | undefined;
  ms: number | undefined;
  bytes: number | undefined;
  error: string | undefined;
  shares: readonly SharedModule[];
}

/** Inputs from the browser, the federation runtime and the tab, so that the rest is pure. */
export interface Sources {
  inUse: Pick<ReleaseState, 'releases' | 'pending'>;
  choices: TabChoices;
  statuses: ReadonlyMap<string, ReleaseStatus>;
  /** Size of the files loaded below an address; undefined if none were, or the browser does not tell. */
  bytesBelow(folder: string): number | undefined;
  sharesOf(container: string): readonly SharedModule[];
}

const folderOf = (entry: string) => entry.slice(0, entry.lastIndexOf('/') + 1);

/** Every app of the tab: first those that need attention, then by name. */
export function appReports({ inUse, choices, statuses, bytesBelow, sharesOf }: Sources): AppReport[] {
  const reports = [...inUse.releases].map(([id, release]): AppReport => {
    const status = statuses.get(release.container);
    return {
      id,
      manifest: release.manifest,
      release,
      state: isOff(choices, id) ? 'off' : (status?.state ?? 'idle'),
      override: release.release.endsWith('-dev') ? choices.overrides[id] : undefined,
      skipped: skippedOf(choices, id),
      pending: inUse.pending.get(id)?.release,
      ms: status?.ms,
      // Apps that were never requested have no files.
      bytes: status && bytesBelow(folderOf(release.entry)),
      error: status?.error,
      shares: status ? sharesOf(release.container) : [],
    };
  });
  const rank = ({ state, skipped, override }: AppReport) =>
    state === 'failed' ? 0 : skipped.length > 0 || override || state === 'off' ? 1 : 2;
  return reports.sort((one, other) => rank(one) - rank(other) || one.id.localeCompare(other.id));
}

/** Those whose name, id, team, release or state has a text; all for none. */
export function matchingReports(
  reports: readonly AppReport[],
  query: string,
  wordsOf: (report: AppReport) => readonly string[],
): readonly AppReport[] {
  const text = toPlainText(query.trim());
  if (!text) return reports;
  return reports.filter((report) => {
    const { id, release, manifest } = report;
    const words = [id, release.release, manifest.owner.team, ...wordsOf(report)];
    return words.some((word) => toPlainText(word).includes(text));
  });
}
