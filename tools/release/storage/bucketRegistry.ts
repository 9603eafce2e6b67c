import { setTimeout as wait } from 'node:timers/promises';
import type { Registry } from '../../../shared/contract/registry';
import { pageOf } from '../../server/page';
import { emptyRegistry, inlineJson, parseRegistry, registryBackupName, registryName } from '../../server/registryFile';
import type { Bucket, Condition } from '../../storage/bucket';
import { fileHeaders } from './fileHeaders';
import { type ChangeRegistry, damagedRegistry, intactMessage, restoredFrom, restoredMessage } from './releaseStorage';

const pagePath = 'index.html';

/** Lost races in a row, after which something must be wrong. */
const maxTries = 100;

/** Each try may wait this much longer than the one before, so that concurrent writers fall out of step. */
const pauseMs = 40;

interface StoredRegistry {
  registry: Registry;
  /** Holds as long as nobody else has written. */
  condition: Condition;
}

/** A bucket's registry, changed by conditional writes. There is no lock, so a killed process cannot leave one behind. */
export class BucketRegistry {
  readonly #name: string;
  readonly #bucket: Bucket;
  #isProbed = false;

  /** @param name as named on the command line */
  constructor(name: string, bucket: Bucket) {
    this.#name = name;
    this.#bucket = bucket;
  }

  async read(): Promise<StoredRegistry> {
    const found = await this.#bucket.get(registryName);
    if (!found) return { registry: emptyRegistry, condition: null };
    const registry = parseRegistry(found.bytes.toString());
    if (typeof registry !== 'string') return { registry, condition: found.etag };
    throw damagedRegistry(`${this.#name}/${registryName}`, registry, (await this.#readBackup()) !== undefined);
  }

  async change(make: ChangeRegistry): Promise<Registry> {
    if (!this.#isProbed) await this.#probe();
    this.#isProbed = true;
    for (let tries = 0; tries < maxTries; tries += 1) {
      const { registry: before, condition } = await this.read();
      const changed = await make(before);
      if (changed === before) {
        await this.#updatePage();
        return before;
      }
      const after = { ...changed, revision: before.revision + 1 };
      if (await this.#write(after, condition)) return after;
      await wait(Math.random() * pauseMs * (tries + 1));
    }
    throw new Error(`${this.#name}: others wrote first ${maxTries} times in a row; nothing was changed. Try again.`);
  }

  async repair(): Promise<string> {
    const found = await this.#bucket.get(registryName);
    const isIntact = found !== undefined && typeof parseRegistry(found.bytes.toString()) !== 'string';
    const backup = await this.#readBackup();
    if (isIntact || !backup) {
      const { registry } = await this.read();
      await this.#updatePage();
      return intactMessage(registry);
    }
    const restored = restoredFrom(backup);
    return (await this.#write(restored, found?.etag ?? null)) ? restoredMessage(restored) : this.repair();
  }

  #put(path: string, text: string, condition?: Condition) {
    return this.#bucket.put(path, text, fileHeaders(path), condition);
  }

  async #readBackup(): Promise<Registry | undefined> {
    const copy = await this.#bucket.get(registryBackupName);
    const found = copy && parseRegistry(copy.bytes.toString());
    return typeof found === 'string' ? undefined : found;
  }

  /** In a storage that ignores conditions, two concurrent releases would overwrite each other. */
  async #probe(): Promise<void> {
    const path = 'changes/probe.json';
    if ((await this.#put(path, '{}', '"0"')) === undefined) return;
    await this.#bucket.remove(path);
    throw new Error(`${this.#name} ignores If-Match: two concurrent releases would overwrite each other there.`);
  }

  /** The response to a successful write may get lost; its repetition then fails the condition, which the content disproves. */
  async #write(registry: Registry, condition: Condition): Promise<boolean> {
    const text = inlineJson(registry);
    const isWritten =
      (await this.#put(registryName, text, condition)) !== undefined ||
      (await this.#bucket.get(registryName))?.bytes.toString() === text;
    if (!isWritten) return false;
    await this.#put(registryBackupName, text);
    await this.#updatePage();
    return true;
  }

  async #pageFor(registry: Registry): Promise<string | undefined> {
    const { release } = registry.shell;
    const shell = release ? await this.#bucket.get(`shell/${release}/index.html`) : undefined;
    return shell && pageOf(shell.bytes.toString(), registry);
  }

  /** Makes the page match the registry, even while others do the same. */
  async #updatePage(): Promise<void> {
    for (let tries = 0; tries < maxTries; tries += 1) {
      const { registry } = await this.read();
      const page = await this.#pageFor(registry);
      if (!page) return;
      const shown = await this.#bucket.get(pagePath);
      if (shown?.bytes.toString() === page) return;
      const isWritten = (await this.#put(pagePath, page, shown?.etag ?? null)) !== undefined;
      // A writer that changed the registry meanwhile may have seen the page before this write.
      if (isWritten && (await this.read()).registry.revision === registry.revision) return;
    }
  }
}
