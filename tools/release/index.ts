import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { dist as builtFolder } from '../build/paths';
import { commands, publishAsked } from './commands';
import { diskProblem } from './diskProblem';

const usage = `npm run release -- <app…> [--channel next]    builds apps (or shell, or the address of an app.json) and makes them live
npm run release -- check <app…>               would they be accepted? All reasons, if not; changes nothing
npm run release -- list [app]                 the kept releases, what is live, where a rollback goes
npm run release -- rollback <app> [release]   makes the release before (or that one) live again
npm run release -- promote <app>              makes what is in next live for everybody
npm run release -- withdraw <app>             takes it out of next
npm run release -- remove <app>               takes an app out of the registry
npm run release -- allow|disallow <origin>    whether apps may come from there
npm run release -- prune                      deletes the files of releases that are no longer kept
npm run release -- repair                     puts a damaged registry back, and the page that goes with it

--dist FOLDER    the served folder; dist when absent
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
      },
    });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function run(): Promise<void> {
  const asked = read();
  if (typeof asked === 'string') throw new Error(`${asked}\n\n${usage}`);
  const { positionals, values } = asked;
  const [name, ...names] = positionals;
  if (values.help || !name) return console.log(usage);
  const { channel } = values;
  if (channel !== 'stable' && channel !== 'next') throw new Error('The channels are: stable, next.');

  const options = { dist: resolve(values.dist ?? builtFolder), channel, mayBeOlder: values.force } as const;
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
