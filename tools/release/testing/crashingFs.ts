type Disk = typeof import('node:fs');

/** What happens to the disk, for tests: from one write on, each fails; with `isTorn`, that one is left half done. */
export interface Fate {
  /** How many writes still succeed. */
  left: number;
  /** The code of the system: ENOSPC, say. Without one, the process has ended, and nothing at all happens any more. */
  code?: string;
  isTorn?: boolean;
}

/** Nothing happens to it. */
export const spared = (): Fate => ({ left: Number.POSITIVE_INFINITY });

/** On a full disk these still succeed. */
const needNoSpace = new Set(['rmSync', 'renameSync']);

function fail(fate: Fate, name: string, args: readonly unknown[]): never {
  const [path, second] = args;
  const dest = /^(symlink|rename)/.test(name) ? second : undefined;
  const code = fate.code ?? 'KILLED';
  throw Object.assign(new Error(`${code}: ${name} '${path}'`), { code, path, ...(dest ? { dest } : {}) });
}

/** What is left of a write in whose middle it happened. */
function tear(actual: Disk, name: string, [first, second]: readonly unknown[]): void {
  const target = String(first);
  if (name === 'writeFileSync' && typeof first === 'string')
    actual.writeFileSync(target, String(second).slice(0, String(second).length / 2));
  if (name !== 'cpSync') return;
  const [file = ''] = actual.readdirSync(target).map(String);
  actual.mkdirSync(String(second), { recursive: true });
  actual.copyFileSync(`${target}/${file}`, `${String(second)}/${file}`);
}

/**
 * `node:fs` whose writes fail when their time has come.
 * @param fate asked at each write
 */
export function mortalDisk(actual: Disk, fate: () => Fate): Disk {
  function mortal<A extends unknown[], R>(name: string, call: (...args: A) => R): (...args: A) => R {
    return (...args) => {
      const now = fate();
      const isSpared = now.code === 'ENOSPC' && needNoSpace.has(name);
      now.left -= 1;
      if (now.left === 0 && now.isTorn && !isSpared) tear(actual, name, args);
      if (now.left < (now.isTorn ? 1 : 0) && !isSpared) fail(now, name, args);
      return call(...args);
    };
  }
  return {
    ...actual,
    cpSync: mortal('cpSync', actual.cpSync),
    mkdirSync: mortal('mkdirSync', actual.mkdirSync),
    openSync: mortal('openSync', actual.openSync),
    renameSync: mortal('renameSync', actual.renameSync),
    rmSync: mortal('rmSync', actual.rmSync),
    symlinkSync: mortal('symlinkSync', actual.symlinkSync),
    writeFileSync: mortal('writeFileSync', actual.writeFileSync),
  };
}
