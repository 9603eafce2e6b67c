import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostDescription } from '../../shared/build/describeHost';
import type { EmittedManifest } from '../../shared/contract/manifest';
import type { Registry, Release } from '../../shared/contract/registry';
import { isReleaseOf, releaseIssues } from '../../shared/contract/releaseShape';
import { liveReleases, offerOf, sourceOf, surroundings } from './liveReleases';
import { type Channel, channelsOf } from './model/channels';
import { goneOffers, hostProblems, releaseProblems } from './model/releaseRules';
import { type ReleaseSource, readFacts } from './releaseFacts';
import type { ReleaseStorage } from './storage/releaseStorage';

/** What would happen, a sentence each: `problems` break something, `losses` are what other apps call or fill and is gone. */
export interface Judgement {
  problems: string[];
  losses: string[];
}

/** Why a new release is refused. */
export const refusalsOf = ({ problems, losses }: Judgement) => [
  ...problems,
  ...losses.map((loss) => `${loss} Keep it until their releases do without, or release them in the same step.`),
];

/** A change that would break something; the message says all that would. */
export class RefusedError extends Error {
  constructor(problems: readonly string[]) {
    super(`Refused, and nothing was changed:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

const wholeManifest = (id: string, release: Release | undefined): EmittedManifest | undefined =>
  isReleaseOf(id, release) ? release.manifest : undefined;

/** Files that are not where they are served from yet. */
export interface Unpublished {
  /** Those of apps, by container. */
  sources: ReadonlyMap<string, ReleaseSource>;
  /** Those of the shell. */
  shellFolder?: string;
}

/** What the shell says of itself that would be live. */
async function offerAfter(
  storage: ReleaseStorage,
  { shell }: Registry,
  { shellFolder }: Unpublished,
): Promise<Partial<HostDescription>> {
  const file = shellFolder && join(shellFolder, 'host.json');
  if (!file) return offerOf(storage, shell.release);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

async function judgeChannel(
  storage: ReleaseStorage,
  before: Registry,
  after: Registry,
  channel: Channel,
  { unpublished, offer }: { unpublished: Unpublished; offer: Partial<HostDescription> },
): Promise<Judgement> {
  const [was, is] = [liveReleases(before, channel), liveReleases(after, channel)];
  const isElsewhere = before.shell.release !== after.shell.release || before.origins !== after.origins;
  const judgement: Judgement = { problems: [], losses: [] };

  for (const id of new Set([...was.keys(), ...is.keys()])) {
    const [old, release] = [was.get(id), is.get(id)];
    const others = [...is].filter(([other]) => other !== id).flatMap(([other, one]) => wholeManifest(other, one) ?? []);
    const isSame = old === release;
    if (release && !wholeManifest(id, release)) {
      // Pages leave it out already, if it is live: only a new one is refused.
      if (!isSame) judgement.problems.push(...releaseIssues(id, release).map((mistake) => `${id}: ${mistake}`));
      continue;
    }
    if (!isSame) judgement.losses.push(...goneOffers(wholeManifest(id, old), release?.manifest, others));
    if (!release || (isSame && !isElsewhere)) continue;

    const source = unpublished.sources.get(release.container) ?? (await sourceOf(storage, release));
    const rules = isSame ? hostProblems : releaseProblems;
    const problems = rules(release, surroundings(offer, after, others), await readFacts(release, source));
    judgement.problems.push(...problems.map((problem) => `${id} ${release.release}: ${problem}`));
  }
  return judgement;
}

/**
 * What would happen if the registry became another one: each app whose live release changes is held against all others
 * that would be live with it, and each live app against a shell, or a list of origins, that changes.
 */
export async function judge(
  storage: ReleaseStorage,
  before: Registry,
  after: Registry,
  unpublished: Unpublished = { sources: new Map() },
): Promise<Judgement> {
  const offer = await offerAfter(storage, after, unpublished);
  const judgements: Judgement[] = [];
  for (const channel of channelsOf(before, after))
    judgements.push(await judgeChannel(storage, before, after, channel, { unpublished, offer }));
  return {
    problems: [...new Set(judgements.flatMap(({ problems }) => problems))],
    losses: [...new Set(judgements.flatMap(({ losses }) => losses))],
  };
}
