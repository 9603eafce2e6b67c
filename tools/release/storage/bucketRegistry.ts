import { setTimeout as wait } from 'node:timers/promises';
import type { Registry } from '../../../shared/contract/registry';
import { emptyRegistry } from '../../server/emptyRegistry';
import { inlineJson, pageOf } from '../../server/page';
import { parseRegistry } from '../documents';
import type { Bucket, Condition } from './bucket';
import { fileHeaders } from './fileHeaders';
import type { ChangeRegistry } from './releaseStorage';

const registryPath = 'registry.json';
const backupPath = 'registry.backup.json';
const pagePath = 'index.html';

/** So often others may be first, one after the other, before something must be wrong. */
const mostTries = 100;

/** How much longer each try may wait than the one before, so that many at once do not go on in step. */
const pauseMs = 40;

interface Found {
  registry: Registry;
  text: string;
  /** What a write has to find still there. */
  condition: Condition;
}

/** The registry of a bucket, changed by conditional writes alone: no lock, so that nobody who is gone holds one. */
export function bucketRegistry(name: string, bucket: Bucket) {
  let isProbed = false;

  const put = (path: string, text: string, condition?: Condition) =>
    bucket.put(path, text, fileHeaders(path), condition);

  /** A storage that takes no notice of conditions would let two releases at once overwrite each other. */
  async function probe(): Promise<void> {
    if (isProbed) return;
    const path = 'changes/probe.json';
    if ((await put(path, '{}', '"0"')) !== undefined) {
      await bucket.remove(path);
      throw new Error(`${name} takes no notice of If-Match: two releases at once would overwrite each other there.`);
    }
    isProbed = true;
  }

  async function backup(): Promise<Registry | undefined> {
    const copy = await bucket.get(backupPath);
    const found = copy && parseRegistry(copy.bytes.toString());
    return typeof found === 'string' ? undefined : found;
  }

  async function read(): Promise<Found> {
    const found = await bucket.get(registryPath);
    if (!found) return { registry: emptyRegistry, text: '', condition: null };
    const text = found.bytes.toString();
    const registry = parseRegistry(text);
    if (typeof registry !== 'string') return { registry, text, condition: found.etag };
    const cure = (await backup())
      ? '"npm run release -- repair" puts back what the last release wrote'
      : 'put a copy of it back';
    throw new Error(
      `${name}/${registryPath} is no registry (${registry}), and nothing was changed: mend it by hand, or ${cure}.`,
    );
  }

  async function pageFor(registry: Registry): Promise<string | undefined> {
    const { release } = registry.shell;
    const shell = release ? await bucket.get(`shell/${release}/index.html`) : undefined;
    return shell && pageOf(shell.bytes.toString(), registry);
  }

  /** Makes the page the one that goes with the registry, even if others do the same at this moment. */
  async function bringPage(): Promise<void> {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const { registry } = await read();
      const page = await pageFor(registry);
      if (!page) return;
      const shown = await bucket.get(pagePath);
      if (shown?.bytes.toString() === page) return;
      const isWritten = (await put(pagePath, page, shown?.etag ?? null)) !== undefined;
      // A writer that changed the registry meanwhile may have met the page before this one was written.
      if (isWritten && (await read()).registry.revision === registry.revision) return;
    }
  }

  /** Writes on a condition. The answer to a write that was made may be lost, and its repetition then refused. */
  async function write(registry: Registry, condition: Condition): Promise<boolean> {
    const text = inlineJson(registry);
    const isWritten =
      (await put(registryPath, text, condition)) !== undefined ||
      (await bucket.get(registryPath))?.bytes.toString() === text;
    if (!isWritten) return false;
    await put(backupPath, text);
    await bringPage();
    return true;
  }

  async function change(make: ChangeRegistry): Promise<Registry> {
    await probe();
    for (let tries = 0; tries < mostTries; tries += 1) {
      const { registry: before, condition } = await read();
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
    const found = await bucket.get(registryPath);
    const registry = found && parseRegistry(found.bytes.toString());
    const copy = await backup();
    if ((registry && typeof registry !== 'string') || !copy) {
      const { revision } = (await read()).registry;
      await bringPage();
      return `The registry is whole, and the page shows it (revision ${revision}).`;
    }
    // Tabs that know a revision after that of the copy take this one all the same.
    const revision = copy.revision + 1;
    if (!(await write({ ...copy, revision }, found?.etag ?? null))) return repair();
    return `The registry holds again what revision ${copy.revision} held, as revision ${revision}.`;
  }

  return { read, change, repair };
}
