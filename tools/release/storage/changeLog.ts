import { randomUUID } from 'node:crypto';
import { isObject } from '../../../shared/contract/guards';
import type { Registry } from '../../../shared/contract/registry';
import { type ReplacedParts, replacedParts } from '../domain/replacedParts';
import type { ReleaseStorage } from './releaseStorage';

/** Holds, for each listed change, the parts of the registry that it replaced: what an undo restores. */
export const changesFolder = 'changes';

/** Stores what a change replaces; returns the path. */
export async function writeReplacedParts(storage: ReleaseStorage, before: Registry, after: Registry): Promise<string> {
  const path = `${changesFolder}/${before.revision + 1}-${randomUUID().slice(0, 8)}.json`;
  await storage.write(path, JSON.stringify(replacedParts(before, after)));
  return path;
}

const isReplacedParts = (value: unknown): value is ReplacedParts => isObject(value) && isObject(value.apps);

/**
 * Reads what the last change replaced.
 * @throws a sentence when that is not known
 */
export async function readReplacedParts(
  storage: ReleaseStorage,
  { changes = [], revision }: Registry,
): Promise<ReplacedParts> {
  const [last] = changes;
  if (!last) throw new Error('There is no change to undo.');
  if (last.revision !== revision)
    throw new Error(`The registry was edited by hand after revision ${last.revision}: undo that by hand.`);
  const stored: unknown = JSON.parse((await storage.read(last.before))?.toString() ?? 'null');
  if (!isReplacedParts(stored))
    throw new Error(`${last.before} is missing or damaged: "${last.what}" cannot be undone.`);
  return stored;
}
