import type { EmittedManifest, RegisteredApp, Registry } from '@atrium/contract';
import type { Figures, People } from '../api/calls';

/** Where a release is shown. */
export type ReleaseState =
  | { kind: 'live' | 'next' | 'rollback' }
  | { kind: 'rollout'; percent: number }
  | { kind: 'channel'; name: string };

export interface ReleaseRow {
  release: string;
  states: ReleaseState[];
  /** The range of the host API that an app needs, or the version that a shell offers. */
  host: string;
  publishedAt?: string | undefined;
  publishedBy?: string | undefined;
  /** The change note. */
  why?: string | undefined;
  /** Undefined where nobody counts. */
  use?: People | undefined;
}

export interface Rollout {
  release: string;
  percent: number;
  /** Absent of one that no one but people ends. */
  watch?: { since: string; stepSince: string } | undefined;
  compared?: { rollout: People; live: People } | undefined;
}

export interface AppRow {
  /** The id, or `shell`. */
  id: string;
  /** Of the latest release; none of the shell. */
  manifest?: EmittedManifest | undefined;
  /** Empty of an app that is disabled, or was never released to everybody. */
  live: string;
  /** Newest first. */
  releases: ReleaseRow[];
  rollout?: Rollout | undefined;
  /** The release that a rollback makes live. */
  rollbackTo?: string | undefined;
  /** Of all releases; undefined where nobody counts. */
  people?: number | undefined;
}

export const shellId = 'shell';

const statesOf = (app: Omit<RegisteredApp, 'releases'>, release: string): ReleaseState[] => {
  const { live, next, rollout, channels = {}, earlier = [] } = app;
  return [
    ...(release === live ? [{ kind: 'live' } as const] : []),
    ...(release === rollout?.release ? [{ kind: 'rollout', percent: rollout.percent } as const] : []),
    ...(release === next ? [{ kind: 'next' } as const] : []),
    ...Object.keys(channels)
      .filter((name) => channels[name] === release)
      .map((name) => ({ kind: 'channel', name }) as const),
    ...(release === earlier[0] && release !== live ? [{ kind: 'rollback' } as const] : []),
  ];
};

type Uses = (app: string, release: string) => People | undefined;

/** Zero of a release that nobody has used, where somebody counts. */
function usesIn(figures: Figures | undefined): Uses {
  const known = new Map(figures?.releases.map((found) => [`${found.app} ${found.release}`, found]));
  return (app, release) => (figures ? (known.get(`${app} ${release}`) ?? { people: 0, failed: 0 }) : undefined);
}

const peopleIn = (releases: readonly ReleaseRow[]): number | undefined =>
  releases.some(({ use }) => use) ? releases.reduce((sum, { use }) => sum + (use?.people ?? 0), 0) : undefined;

function appRow(id: string, app: RegisteredApp, figures: Figures | undefined, uses: Uses): AppRow {
  const releases = app.releases.map((found): ReleaseRow => {
    const { release, publishedAt, publishedBy, why, manifest } = found;
    return {
      release,
      states: statesOf(app, release),
      host: manifest.host,
      publishedAt,
      publishedBy,
      why,
      use: uses(id, release),
    };
  });
  const { rollout } = app;
  return {
    id,
    manifest: app.releases.find(({ release }) => release === app.live)?.manifest ?? app.releases[0]?.manifest,
    live: app.live,
    releases,
    ...(rollout && { rollout: { ...rollout, compared: figures?.rollouts[id] } }),
    rollbackTo: app.earlier?.[0],
    people: peopleIn(releases),
  };
}

/** The shell, of which everybody has the live release: nobody counts that. */
function shellRow({ shell, shellHistory }: Registry): AppRow {
  const { releases, earlier } = shellHistory ?? { releases: [shell], earlier: [] };
  const history = { live: shell.release, earlier };
  return {
    id: shellId,
    live: shell.release,
    releases: releases.map((kept) => ({ ...kept, states: statesOf(history, kept.release) })),
    rollbackTo: earlier[0],
  };
}

/** Everything that is released: the shell, then the apps in the order of the registry. */
export function appRows(registry: Registry, figures?: Figures): AppRow[] {
  const uses = usesIn(figures);
  return [shellRow(registry), ...Object.entries(registry.apps).map(([id, app]) => appRow(id, app, figures, uses))];
}

export const liveRelease = ({ live, releases }: AppRow): ReleaseRow | undefined =>
  releases.find(({ release }) => release === live);

/** Share of the people of an app who have its live release; undefined where nobody has used it, or nobody counts. */
export function adoption(row: AppRow): number | undefined {
  const { use } = liveRelease(row) ?? {};
  return use && row.people ? use.people / row.people : undefined;
}

/** Share of people who met an error; undefined where nobody has used it. */
export const errorShare = (use: People | undefined): number | undefined =>
  use && use.people > 0 ? use.failed / use.people : undefined;
