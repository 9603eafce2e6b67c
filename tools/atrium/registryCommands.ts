import type { Command } from 'commander';
import { disable, list, promote, remove, rollBack, undo, type VerbOptions, withdraw } from '../release/cli/verbs';
import { channelIssue } from '../release/domain/channels';
import { openStorage } from '../release/storage/openStorage';
import { addCommand, UsageError } from './program';

export interface Target {
  dist?: string;
  why?: string;
  channel?: string;
}

/** What the target of a command is, where nobody names one. */
export interface Home {
  /** The served folder or bucket; undefined where one has to be named. */
  defaultDist(): string | undefined;
  /** The only app that the commands are about; they name one where it is absent. */
  own?: () => string;
}

const targetHelp = `
A target is the folder that the product is served from, or s3://bucket/prefix, with AWS_ACCESS_KEY_ID,
AWS_SECRET_ACCESS_KEY, AWS_REGION and, for storage other than Amazon's, S3_ENDPOINT.`;

export const withTarget = (command: Command): Command =>
  command.option('--dist <target>', 'where the product is served from').addHelpText('after', targetHelp);

export const withWhy = (command: Command): Command =>
  command.option('--why <text>', 'the purpose, stored with the change; your name comes from RELEASED_BY or git');

export const withChannel = (command: Command): Command =>
  command.option('--channel <name>', 'next, for tabs opened with ?channel=next, or a preview such as pr-12');

export function checkedChannel(channel = 'stable'): string {
  const issue = channelIssue(channel);
  if (issue) throw new UsageError(issue);
  return channel;
}

/** Opens what `--dist` names, or the home's default. */
export function openTarget({ dist }: Target, home: Home) {
  const target = dist ?? home.defaultDist();
  if (!target)
    throw new UsageError(
      'Name the product with --dist, in ATRIUM_DIST, or as "atrium": { "dist": … } in package.json.',
    );
  return openStorage(target);
}

const optionsOf = (target: Target, home: Home): VerbOptions => ({
  storage: openTarget(target, home),
  channel: checkedChannel(target.channel),
  ...(target.why ? { why: target.why } : {}),
});

/** The word for an app on the command line, where there is more than one, and how to read it. */
function appWords({ own }: Home) {
  return {
    named: own ? '' : ' <app>',
    /** The app, and the words after it. */
    split: (words: readonly string[]): [string, ...string[]] => {
      const [first = '', ...rest] = own ? [own(), ...words] : words;
      return [first, ...rest];
    },
  };
}

const changing = (command: Command) => withWhy(withTarget(command));
const trials = (command: Command) => withChannel(changing(command));

function addTrialCommands(program: Command, home: Home): void {
  const { named, split } = appWords(home);
  addCommand<Target>(
    program,
    `promote${named}`,
    'makes the release in next, or that of a rollout, live for everybody',
    trials,
    (words, target) => promote(split(words)[0], optionsOf(target, home)),
  );
  addCommand<Target>(
    program,
    `withdraw${named}`,
    'takes it back; with --channel pr-12, out of that preview',
    trials,
    (words, target) => withdraw(split(words)[0], optionsOf(target, home)),
  );
}

/** Adds the commands that change what is live and build nothing. */
export function addRegistryCommands(program: Command, home: Home): void {
  const { own } = home;
  const { named, split } = appWords(home);
  addCommand<Target>(
    program,
    own ? 'list' : 'list [app]',
    'kept releases: which are live, since when, by whom and why',
    withTarget,
    ([id], target) => list(own ? own() : id, optionsOf(target, home)),
  );
  addCommand<Target>(
    program,
    `rollback${named} [release]`,
    'makes the previous release, or the named one, live again',
    changing,
    (words, target) => {
      const [id, to] = split(words);
      return rollBack(id, to, optionsOf(target, home));
    },
  );
  addTrialCommands(program, home);
  addCommand<Target>(
    program,
    `disable${named}`,
    'shows the app to nobody, until "rollback" or "release" brings it back',
    changing,
    (words, target) => disable(split(words)[0], optionsOf(target, home)),
  );
  addCommand<Target>(program, `remove${named}`, 'removes the app from the registry', changing, (words, target) =>
    remove(split(words)[0], optionsOf(target, home)),
  );
  addCommand<Target>(
    program,
    'undo',
    own
      ? 'undoes the last change of the registry, if it is of this app alone'
      : 'undoes the last change, whatever it was',
    changing,
    (_words, target) => undo(optionsOf(target, home), own?.()),
  );
}
