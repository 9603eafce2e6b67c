import { parseArgs } from 'node:util';
import { dist as builtFolder } from '../../build/paths';
import { channelProblem } from '../domain/channels';
import { diskProblem } from '../storage/diskError';
import { openStorage } from '../storage/openStorage';
import { commands, publishAsked } from './commands';

const usage = `npm run release -- <app…>                     builds apps (or shell, or the address of an app.json) and makes them live
npm run release -- <app…> --channel next      for tabs that were opened with ?channel=next, or a preview's name, like pr-12
npm run release -- <app…> --share 10          for 10 % of the accounts, always the same ones
npm run release -- check <app…>               would they be accepted? All reasons, if not; changes nothing
npm run release -- list [app]                 the kept releases: what is live, since when, by whom and why; the last changes
npm run release -- rollback <app> [release]   makes the release before (or that one) live again
npm run release -- promote <app>              makes what is in next, or for some accounts, live for everybody
npm run release -- withdraw <app>             takes it away again; with --channel pr-12, out of that preview
npm run release -- remove <app>               takes an app out of the registry
npm run release -- undo                       takes the last change back, whatever it was
npm run release -- allow|disallow <origin>    whether apps may come from there
npm run release -- prune                      deletes the files of releases that are no longer kept
npm run release -- repair                     puts a damaged registry back, and the page that goes with it

--dist FOLDER    the served folder, dist when absent; or s3://bucket/prefix, with AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY,
                 AWS_REGION and, for any other storage than Amazon's, S3_ENDPOINT
--why TEXT       what it is for, kept with the release and its change; who it was, RELEASED_BY says, or git
--force          an older version may take the place of a newer one`;

function read() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        channel: { type: 'string', default: 'stable' },
        dist: { type: 'string' },
        force: { type: 'boolean', default: false },
        help: { type: 'boolean' },
        share: { type: 'string' },
        why: { type: 'string' },
      },
    });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** A share of the accounts, as a whole number. */
function readPercent(share: string): number {
  const percent = Number(share);
  if (Number.isInteger(percent) && percent >= 1 && percent <= 100) return percent;
  throw new Error(`--share is a whole number from 1 to 100, per cent of the accounts, not "${share}".`);
}

async function run(): Promise<void> {
  const asked = read();
  if (typeof asked === 'string') throw new Error(`${asked}\n\n${usage}`);
  const { positionals, values } = asked;
  const [name, ...names] = positionals;
  if (values.help || !name) return console.log(usage);
  const { channel, share, why } = values;
  const problem = channelProblem(channel);
  if (problem) throw new Error(problem);
  if (share !== undefined && channel !== 'stable')
    throw new Error('--share is for the accounts of stable: leave --channel out.');

  const options = {
    storage: openStorage(values.dist ?? builtFolder),
    channel,
    mayBeOlder: values.force,
    ...(share === undefined ? {} : { percent: readPercent(share) }),
    ...(why ? { why } : {}),
  };
  const command = commands.get(name);
  if (!command) return publishAsked(positionals, options);
  if (names.length < command.least || names.length > command.most)
    throw new Error(`"${name}" was given ${names.length} names.\n\n${usage}`);
  await command.run(names, options);
}

await run().catch((error: unknown) => {
  console.error(diskProblem(error) ?? (error instanceof Error ? error.message : error));
  process.exitCode = 1;
});
