import { createReadStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import type { Command } from 'commander';
import type { Output } from '../release/cli/output';
import { ReportedRollout, readVisit } from '../release/domain/readVisits';
import { unknownApp } from '../release/domain/registryChanges';
import type { Decision, WatchedRollout } from '../release/domain/rolloutPlan';
import { advanceRollout, watchedRollout } from '../release/gate/advanceRollout';
import type { ReleaseStorage } from '../release/storage/releaseStorage';
import { addCommand, UsageError } from './program';
import { type Home, openTarget, type Target, withTarget } from './registryCommands';

interface WatchFlags extends Target {
  reports?: string;
  once?: boolean;
}

const everyMs = 60_000;

const help = `
The Atrium server does the same by itself, and needs no command. This one is for a product in a folder or a bucket that
another server answers for: FILE holds what pages report to the address "reports" of the registry, a report a line, or the
log lines of a server that have one as "report". It is read again every minute until the rollout has ended; --once reads it
once, for a job that runs every few minutes.`;

/** Reads the reports about a rollout. */
async function readReports(file: string, reported: ReportedRollout): Promise<void> {
  for await (const line of createInterface({
    input: createReadStream(file, 'utf8'),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    const visit = readVisit(line);
    if (visit) reported.add(visit);
  }
}

const waits = {
  time: 'it waits until it has been there for an hour',
  people: 'it waits for more people',
  errors: 'it waits: errors are more frequent than with the live release',
};

function sentenceOf(decision: Decision, id: string, { release, percent }: WatchedRollout): string {
  if (decision.kind === 'withdraw') return `${id} ${release} is withdrawn: "list" says why`;
  if (decision.kind === 'grow')
    return decision.percent >= 100
      ? `${id} ${release} is live for everybody`
      : `${id} ${release} is live for ${decision.percent} %`;
  return `${id} ${release} is live for ${percent} %; ${waits[decision.because]}`;
}

interface Look {
  decision: Decision;
  text: string;
  people: number;
  failed: number;
}

/** Looks once. @returns undefined where no rollout watches itself any more */
async function look(storage: ReleaseStorage, id: string, file: string): Promise<Look | undefined> {
  const registry = await storage.registry();
  const app = registry.apps[id];
  if (!app) throw unknownApp(registry, id);
  const rollout = watchedRollout(registry, id);
  if (!rollout) return undefined;
  const { release, percent, watch } = rollout;
  const reported = new ReportedRollout({ app: id, live: app.live, release, percent, since: watch.since });
  await readReports(file, reported);
  const { test, what } = reported;
  const decision = await advanceRollout(storage, { id, rollout, test, what }, Date.now());
  return { decision, text: sentenceOf(decision, id, rollout), ...test.rollout };
}

const hasEnded = ({ decision }: Look): boolean =>
  decision.kind === 'withdraw' || (decision.kind === 'grow' && decision.percent >= 100);

async function watch(id: string, flags: WatchFlags, home: Home): Promise<Output> {
  const { reports: file, once = false } = flags;
  if (!file) throw new UsageError('Name what pages have reported with --reports FILE.');
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`);
  const storage = openTarget(flags, home);
  let last: Look | undefined;
  for (;;) {
    const found = await look(storage, id, file);
    if (!found && !last)
      throw new Error(`${id} has no rollout that watches itself: start one with "release --share 5 --watch".`);
    if (found && found.text !== last?.text && !once) console.error(found.text);
    last = found ?? last;
    if (!found || once || hasEnded(found)) break;
    await wait(everyMs);
  }
  const { decision, text, people, failed } = last ?? { decision: null, text: '', people: 0, failed: 0 };
  return { text, json: { decision, people, failed } };
}

/** Adds `watch`, which does for a folder or a bucket what the server does for its own. */
export function addWatch(program: Command, home: Home): void {
  const { own } = home;
  addCommand<WatchFlags>(
    program,
    own ? 'watch' : 'watch <app>',
    'lets a rollout grow, or withdraws it, by what pages report',
    (command) =>
      withTarget(command)
        .option('--reports <file>', 'what pages have reported, a report a line')
        .option('--once', 'looks once')
        .addHelpText('after', help),
    ([id = ''], flags) => watch(own ? own() : id, flags, home),
  );
}
