import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { upgrade } from './codemods';
import { diagnose } from './doctor';
import { liveCommandTypes, liveSlotTypes } from './liveCommandTypes';
import { addCommand } from './program';
import { type Home, openTarget, type Target, withTarget } from './registryCommands';

interface Place {
  /** The folder of package.json. */
  folder: string;
  /** The folder of the scripts that move sources between majors. */
  codemods: string;
  home: Home;
}

/** Ports of the product, and of development servers. */
const ports = [3000, 3101];

/** Adds the commands that keep a folder in order. */
export function addUpkeepCommands(program: Command, { folder, codemods, home }: Place): void {
  addCommand<{ from?: string }>(
    program,
    home.own ? 'upgrade' : 'upgrade <folder>',
    'moves the sources of an app to the present major of the host API',
    (command) => command.option('--from <major>', 'the major that they are written for', '2'),
    ([named = folder], { from = '2' }) => upgrade(named, codemods, from),
  );
  addCommand<Target>(
    program,
    home.own ? 'types' : 'types <folder>',
    'writes src/live/commands.d.ts and slots.d.ts: commands and slots of all live apps, which the compiler then checks',
    withTarget,
    async ([named = folder], target) => {
      const folderOfTypes = join(named, 'src/live');
      const registry = await openTarget(target, home).registry();
      mkdirSync(folderOfTypes, { recursive: true });
      const files = Object.entries({
        'commands.d.ts': liveCommandTypes(registry),
        'slots.d.ts': liveSlotTypes(registry),
      }).map(([name, text]) => {
        writeFileSync(join(folderOfTypes, name), text);
        return join(folderOfTypes, name);
      });
      return { text: files.map((file) => `wrote ${file}`).join('\n'), json: { files } };
    },
  );
  addCommand<Target>(
    program,
    'doctor',
    'names what is wrong with this folder: path, Node, packages, ports, host API of the product',
    withTarget,
    (_words, target) => {
      const isNamed = target.dist !== undefined || (home.own && home.defaultDist() !== undefined);
      return diagnose(folder, ports, isNamed ? openTarget(target, home) : undefined);
    },
  );
}
