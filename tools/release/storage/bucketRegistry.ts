import { setTimeout as wait } from 'node:timers/promises';
import type { Registry } from '../../../shared/contract/registry';
import { pageOf } from '../../server/page';
import type { Bucket, Condition } from './bucket';
import { parseRegistry } from './documents';
import { fileHeaders } from './fileHeaders';
import { registryFile } from './registryFile';
import type { ChangeRegistry } from './releaseStorage';

const pagePath = 'index.html';

/** So often others may be first, one after the other, before something must be wrong. */
const mostTries = 100;

/** How much longer each try may wait than the one before, so that many at once do not go on in step. */
const pauseMs = 40;

/** The registry of a bucket, changed by conditional writes alone: no lock, so that nobody who is gone holds one. */
export function bucketRegistry(name: string, bucket: Bucket) {
  const file = registryFile(name, bucket);
  const bringPage = () => bringPageOf(bucket, file.read);
  let isProbed = false;

  async function write(registry: Registry, condition: Condition): Promise<boolean> {
    const isWritten = await file.write(registry, condition);
    if (isWritten) await bringPage();
    return isWritten;
  }

  async function change(make: ChangeRegistry): Promise<Registry> {
    if (!isProbed) await file.probe();
    isProbed = true;
    for (let tries = 0; tries < mostTries; tries += 1) {
      const { registry: before, condition } = await file.read();
      const changed = await make(before);
      if (changed === before) {
        await bringPage();
        return before;
      }
      const after = { ...changed, revision: before.revision + 1 };
      if (await write(after, condition)) return after;
      await wait(Math.random() * pauseMs * (tries + 1));
    }
    throw new Error(`${name}: others were first ${mostTries} times in a row, and nothing was changed. Try again.`);
  }

  async function repair(): Promise<string> {
    const found = await file.find();
    const registry = found && parseRegistry(found.bytes.toString());
    const copy = await file.readBackup();
    if ((registry && typeof registry !== 'string') || !copy) {
      const { revision } = (await file.read()).registry;
      await bringPage();
      return `The registry is whole, and the page shows it (revision ${revision}).`;
    }
    // Tabs that know a revision after that of the copy take this one all the same.
    const revision = copy.revision + 1;
    if (!(await write({ ...copy, revision }, found?.etag ?? null))) return repair();
    return `The registry holds again what revision ${copy.revision} held, as revision ${revision}.`;
  }

  return { read: file.read, change, repair };
}

async function pageFor(bucket: Bucket, registry: Registry): Promise<string | undefined> {
  const { release } = registry.shell;
  const shell = release ? await bucket.get(`shell/${release}/index.html`) : undefined;
  return shell && pageOf(shell.bytes.toString(), registry);
}

/** Makes the page the one that goes with the registry, even if others do the same at this moment. */
async function bringPageOf(bucket: Bucket, read: () => Promise<{ registry: Registry }>): Promise<void> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const { registry } = await read();
    const page = await pageFor(bucket, registry);
    if (!page) return;
    const shown = await bucket.get(pagePath);
    if (shown?.bytes.toString() === page) return;
    const isWritten = (await bucket.put(pagePath, page, fileHeaders(pagePath), shown?.etag ?? null)) !== undefined;
    // A writer that changed the registry meanwhile may have met the page before this one was written.
    if (isWritten && (await read()).registry.revision === registry.revision) return;
  }
}
