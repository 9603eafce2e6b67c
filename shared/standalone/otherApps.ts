import type { CommandHandler, EmittedManifest } from '@atrium/contract';
import { createBareManifest } from '@atrium/contract/host';

/** Apps that offer these commands and nothing else: what the app that runs alone sees of the others. */
export function createOtherApps(commands: Record<string, CommandHandler>): EmittedManifest[] {
  return Object.keys(commands).map((id) =>
    createBareManifest({ id: id.split('.')[0] ?? id, commands: [{ id, module: './commands', argument: {} }] }),
  );
}
