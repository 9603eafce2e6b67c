import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostDescription } from '../../../shared/build/describeHost';
import type { EmittedManifest } from '../../../shared/contract/manifest';
import type { Registry, Release } from '../../../shared/contract/registry';
import { isReleaseOf, releaseFormatIssues } from '../../../shared/contract/releaseShape';
import { type Channel, channelsOf, liveReleases } from '../domain/channels';
import { releaseContext } from '../domain/releaseContext';
import { brokenDependents, hostIssues, missingUses, releaseIssues } from '../domain/releaseRules';
import type { ReleaseStorage } from '../storage/releaseStorage';
import { readFacts } from './releaseFacts';
import { publishedSource, type ReleaseSource } from './releaseSource';

export interface Verdict {
  issues: string[];
  /** Live apps that use a command or slot which would be gone. */
  brokenDependents: string[];
  /** Commands and slots that the apps which change use, and nobody offers. */
  missingUses: string[];
}

export const rejectionReasons = ({ issues, brokenDependents, missingUses }: Verdict) => [
  ...issues,
  ...missingUses,
  ...brokenDependents.map(
    (sentence) => `${sentence} Keep it until their releases no longer use it, or release them in the same step.`,
  ),
];

export interface UnpublishedFiles {
  /** Those of apps, by container. */
  sources: ReadonlyMap<string, ReleaseSource>;
  shellFolder?: string;
}

/** The description of the shell that would be live; empty for a shell without one. */
async function readHost(
  storage: ReleaseStorage,
  { shell: { release } }: Registry,
  { shellFolder }: UnpublishedFiles,
): Promise<Partial<HostDescription>> {
  if (shellFolder) {
    const file = join(shellFolder, 'host.json');
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  }
  const bytes = release ? await storage.read(`shell/${release}/host.json`) : undefined;
  return bytes ? JSON.parse(bytes.toString()) : {};
}

const validManifest = (id: string, release: Release | undefined): EmittedManifest | undefined =>
  isReleaseOf(id, release) ? release.manifest : undefined;

interface Change {
  storage: ReleaseStorage;
  before: Registry;
  after: Registry;
  unpublished: UnpublishedFiles;
  host: Partial<HostDescription>;
}

async function checkChannel({ storage, before, after, unpublished, host }: Change, channel: Channel): Promise<Verdict> {
  const [was, is] = [liveReleases(before, channel), liveReleases(after, channel)];
  const isHostChanged = before.shell.release !== after.shell.release || before.origins !== after.origins;
  const verdict: Verdict = { issues: [], brokenDependents: [], missingUses: [] };

  for (const id of new Set([...was.keys(), ...is.keys()])) {
    const [old, release] = [was.get(id), is.get(id)];
    const others = [...is].filter(([other]) => other !== id).flatMap(([other, one]) => validManifest(other, one) ?? []);
    const isSame = old === release;
    if (release && !validManifest(id, release)) {
      // Pages leave out a malformed release that is live already, so only a new one is rejected.
      if (!isSame) verdict.issues.push(...releaseFormatIssues(id, release).map((issue) => `${id}: ${issue}`));
      continue;
    }
    if (!isSame) verdict.brokenDependents.push(...brokenDependents(validManifest(id, old), release?.manifest, others));
    if (!release || (isSame && !isHostChanged)) continue;

    const { slots } = releaseContext(host, after, others).shell;
    if (!isSame)
      verdict.missingUses.push(
        ...missingUses(release.manifest, others, slots).map((issue) => `${id} ${release.release}: ${issue}`),
      );
    const source = unpublished.sources.get(release.container) ?? (await publishedSource(storage, release));
    const check = isSame ? hostIssues : releaseIssues;
    const issues = check(release, releaseContext(host, after, others), await readFacts(release, source));
    verdict.issues.push(...issues.map((issue) => `${id} ${release.release}: ${issue}`));
  }
  return verdict;
}

/**
 * The publication gate: checks each app whose live release changes against everything that would be live with it, and
 * every live app against a changed shell or list of origins, in each channel.
 */
export async function checkChange(
  storage: ReleaseStorage,
  before: Registry,
  after: Registry,
  unpublished: UnpublishedFiles = { sources: new Map() },
): Promise<Verdict> {
  const change = { storage, before, after, unpublished, host: await readHost(storage, after, unpublished) };
  const verdicts: Verdict[] = [];
  for (const channel of channelsOf(before, after)) verdicts.push(await checkChannel(change, channel));
  const all = (kind: keyof Verdict) => [...new Set(verdicts.flatMap((verdict) => verdict[kind]))];
  return { issues: all('issues'), brokenDependents: all('brokenDependents'), missingUses: all('missingUses') };
}
