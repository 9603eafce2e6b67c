import { join } from 'node:path';
import type { Command } from 'commander';
import { dist as builtFolder, root } from '../build/paths';
import { allow } from '../release/cli/verbs';
import { addBuildCommands } from './buildCommands';
import { addCommand, createProgram } from './program';
import { addRegistryCommands, type Home, openTarget, type Target, withTarget, withWhy } from './registryCommands';
import { addUpkeepCommands } from './upkeepCommands';
import { addWatch } from './watchCommand';

const home: Home = { defaultDist: () => builtFolder };

/** Commands of whoever operates the product; a repository of an app's own has none of them. */
function addOperatorCommands(program: Command): void {
  const changing = (command: Command) => withWhy(withTarget(command));
  for (const isAllowed of [true, false])
    addCommand<Target>(
      program,
      `${isAllowed ? 'allow' : 'disallow'} <origin>`,
      isAllowed ? 'allows apps from an origin' : 'no longer allows apps from an origin',
      changing,
      ([origin = ''], target) =>
        allow(origin, isAllowed, { storage: openTarget(target, home), ...withoutEmpty(target) }),
    );
  addCommand<Target>(
    program,
    'prune',
    'deletes the files of releases that are no longer kept',
    withTarget,
    async (_words, target) => {
      const storage = openTarget(target, home);
      await storage.registry();
      const [{ clearStaging }, { prune }] = await Promise.all([
        import('../release/cli/stage'),
        import('../release/storage/prune'),
      ]);
      clearStaging();
      const deleted = await prune(storage);
      const text = deleted.length
        ? `Deleted ${deleted.length} releases:\n  ${deleted.join('\n  ')}`
        : 'There was nothing to delete.';
      return { text, json: { deleted } };
    },
  );
  addCommand<Target>(
    program,
    'repair',
    'restores a damaged registry and its page',
    withTarget,
    async (_words, target) => {
      const sentence = await openTarget(target, home).repair();
      return { text: sentence, json: { repaired: sentence } };
    },
  );
}

const withoutEmpty = ({ why }: Target) => (why ? { why } : {});

/** `atrium` in this repository: every command, for every app. */
export function createProductProgram(): Command {
  const program = createProgram('Builds, runs and releases the product and its apps.');
  addBuildCommands(program, home);
  addRegistryCommands(program, home);
  addWatch(program, home);
  addOperatorCommands(program);
  addUpkeepCommands(program, { folder: root, codemods: join(root, 'tools/codemods'), home });
  return program;
}
