import type { Command } from 'commander';
import { readPort } from '../cli.mjs';
import { addCommand, UsageError } from './program';
import type { Home } from './registryCommands';
import { type ReleaseFlags, releaseOptions, withRelease } from './releaseFlags';

/** @throws UsageError when the text is none */
function checkedPort(text: string | undefined): number {
  const given = text || process.env.PORT || undefined;
  const port = readPort(given);
  if (port === undefined) throw new UsageError(`A port is a number from 0 to 65535; "${given}" is not.`);
  return port;
}

const appHelp = `
An app is named by its id, "shell" for the shell, the path of a folder of sources, or the address of an app.json.`;

function addReleaseCommands(program: Command, home: Home): void {
  const named = (command: Command) => withRelease(command).addHelpText('after', appHelp);
  addCommand<ReleaseFlags>(
    program,
    'check <apps...>',
    'builds apps and prints every reason for which the gate would reject them; changes nothing',
    named,
    async (names, flags) => {
      const { checkNamed } = await import('../release/cli/publishNamed');
      return checkNamed(names, releaseOptions(flags, home));
    },
  );
  addCommand<ReleaseFlags>(
    program,
    'release <apps...>',
    'builds apps, asks the publication gate, and makes them live',
    named,
    async (names, flags) => {
      const { publishNamed } = await import('../release/cli/publishNamed');
      return publishNamed(names, releaseOptions(flags, home));
    },
  );
}

interface DevFlags {
  port?: string;
  in?: string;
}

/** Adds the commands that make, run, build and release apps of this repository. */
export function addBuildCommands(program: Command, home: Home): void {
  addCommand<{ outside?: string }>(
    program,
    'new [id]',
    'makes an app in remotes/ID, for example field-notes',
    (command) => command.option('--outside <folder>', 'makes it in a repository of its own'),
    async ([id], { outside }) => {
      const { createApp, createRepository } = await import('../new/createApp');
      if (outside !== undefined && id !== undefined)
        throw new UsageError(`Unexpected word "${id}": the folder after --outside names the app.`);
      return outside === undefined ? createApp(id) : createRepository(outside);
    },
  );
  addCommand<DevFlags>(
    program,
    'dev [apps...]',
    'serves the named apps from their sources, the others as they are built',
    (command) =>
      command
        .option('--port <number>', 'default: PORT, or 3000')
        .option('--in <address>', 'opens them inside a dashboard that runs there, deployed or on this machine'),
    async (names, flags) => {
      const [{ foldersOf, serveApps }, { serveFoldersIn }] = await Promise.all([
        import('../dev/serveApps'),
        import('../dev/serveAppsIn'),
      ]);
      if (flags.in !== undefined) await serveFoldersIn(foldersOf(names), flags.in);
      else await serveApps(names, checkedPort(flags.port));
      return undefined;
    },
  );
  addCommand<{ pages?: boolean }>(
    program,
    'build [apps...]',
    'builds what has changed, or only the named apps (or "shell", "server"), and publishes it in dist',
    (command) => command.option('--pages', 'leaves out the server'),
    async (names, { pages = false }) => {
      const { buildNamed } = await import('../release/cli/buildAll');
      return buildNamed(names, { pages });
    },
  );
  addReleaseCommands(program, home);
}
