import type { Registry } from '../../../shared/contract/registry';
import { inlineJson } from '../../server/page';
import { emptyRegistry } from '../../server/registryFile';
import type { Bucket, Condition } from './bucket';
import { parseRegistry } from './documents';
import { fileHeaders } from './fileHeaders';

const registryPath = 'registry.json';
const backupPath = 'registry.backup.json';

interface Found {
  registry: Registry;
  /** What a write has to find still there. */
  condition: Condition;
}

/** A bucket's registry and its copy, as files. */
export function registryFile(name: string, bucket: Bucket) {
  const put = (path: string, text: string, condition?: Condition) =>
    bucket.put(path, text, fileHeaders(path), condition);

  async function readBackup(): Promise<Registry | undefined> {
    const copy = await bucket.get(backupPath);
    const found = copy && parseRegistry(copy.bytes.toString());
    return typeof found === 'string' ? undefined : found;
  }

  return {
    readBackup,

    /** A storage that takes no notice of conditions would let two releases at once overwrite each other. */
    async probe(): Promise<void> {
      const path = 'changes/probe.json';
      if ((await put(path, '{}', '"0"')) === undefined) return;
      await bucket.remove(path);
      throw new Error(`${name} takes no notice of If-Match: two releases at once would overwrite each other there.`);
    },

    /** As it lies there, whole or not. */
    find: () => bucket.get(registryPath),

    async read(): Promise<Found> {
      const found = await bucket.get(registryPath);
      if (!found) return { registry: emptyRegistry, condition: null };
      const registry = parseRegistry(found.bytes.toString());
      if (typeof registry !== 'string') return { registry, condition: found.etag };
      const cure = (await readBackup())
        ? '"npm run release -- repair" puts back what the last release wrote'
        : 'put a copy of it back';
      throw new Error(
        `${name}/${registryPath} is no registry (${registry}), and nothing was changed: repair it by hand, or ${cure}.`,
      );
    },

    /** Writes on a condition. The answer to a write that was made may be lost, and its repetition then refused. */
    async write(registry: Registry, condition: Condition): Promise<boolean> {
      const text = inlineJson(registry);
      const isWritten =
        (await put(registryPath, text, condition)) !== undefined ||
        (await bucket.get(registryPath))?.bytes.toString() === text;
      if (isWritten) await put(backupPath, text);
      return isWritten;
    },
  };
}
