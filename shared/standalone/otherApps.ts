import type { CommandHandler, EmittedManifest } from '../contract';
import { sampleManifest } from '../contract/samples';

/** Apps that offer these commands and nothing else: what the app at hand sees of the others. */
export function createOtherApps(commands: Record<string, CommandHandler>): EmittedManifest[] {
  return Object.keys(commands).map((id) =>
    sampleManifest({ id: id.split('.')[0] ?? id, commands: [{ id, module: './commands', argument: {} }] }),
  );
}
