import { dist as builtFolder } from '../../build/paths';
import { readCommandLine, UsageError } from '../../cli.mjs';
import { channelIssue } from '../domain/channels';
import { openStorage } from '../storage/openStorage';
import { commands, publishNamed, type ReleaseOptions } from './commands';
import { runCommand } from './runCommand';

const command = {
  usage: `npm run release -- APP…                        builds apps and makes them live
       npm run release -- COMMAND [NAME…]

APP is the id of an app, "shell", the path of a folder of sources, or the address of an app.json.

check APP…               prints every reason for which the gate would reject them; changes nothing
list [APP]               kept releases: which are live, since when, by whom and why; the last changes
rollback APP [RELEASE]   makes the previous release, or the named one, live again
promote APP              makes the release in next, or that of a rollout, live for everybody
withdraw APP             takes it back; with --channel pr-12, out of that preview
remove APP               removes an app from the registry
undo                     undoes the last change, whatever it was
allow ORIGIN             allows apps from an origin
disallow ORIGIN          no longer allows apps from an origin
prune                    deletes the files of releases that are no longer kept
repair                   restores a damaged registry and its page

--channel NAME   next, for tabs opened with ?channel=next, or the name of a preview such as pr-12
--rollout N      for N % of the accounts, always the same ones
--dist TARGET    the served folder (default: dist), or s3://bucket/prefix, with AWS_ACCESS_KEY_ID,
                 AWS_SECRET_ACCESS_KEY, AWS_REGION and, for storage other than Amazon's, S3_ENDPOINT
--why TEXT       the purpose, stored with the release and its change; the name comes from RELEASED_BY or git
--force          allows an older version to replace a newer one
--json           prints the result as JSON`,
  options: {
    channel: { type: 'string', default: 'stable' },
    dist: { type: 'string' },
    force: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    rollout: { type: 'string' },
    why: { type: 'string' },
  },
  maxWords: Number.POSITIVE_INFINITY,
} as const;

function readPercent(rollout: string): number {
  const percent = Number(rollout);
  if (Number.isInteger(percent) && percent >= 1 && percent <= 100) return percent;
  throw new Error(`--rollout is a whole number from 1 to 100, a percentage of the accounts, not "${rollout}".`);
}

const { values, words, usage } = readCommandLine(command);

function readOptions(): ReleaseOptions {
  const { channel, rollout, why, dist, force } = values;
  const issue = channelIssue(channel);
  if (issue) throw new Error(issue);
  if (rollout !== undefined && channel !== 'stable')
    throw new Error('A rollout goes to accounts of stable: leave out --channel.');
  return {
    storage: openStorage(dist ?? builtFolder),
    channel,
    allowsDowngrade: force,
    ...(rollout === undefined ? {} : { percent: readPercent(rollout) }),
    ...(why ? { why } : {}),
  };
}

if (words.length === 0) console.log(usage);
else
  await runCommand(async () => {
    const options = readOptions();
    const [name = '', ...names] = words;
    const named = commands.get(name);
    if (!named) return publishNamed(words, options);
    if (names.length < named.minNames || names.length > named.maxNames)
      throw new UsageError(`"${name}" cannot be used with ${names.length} names.`, usage);
    return named.run(names, options);
  }, values.json);
