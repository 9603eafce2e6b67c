type Fs = typeof import('node:fs');

export interface FsFaults {
  left: number;
  /** The system's error code, such as ENOSPC. Without one the process counts as killed, and nothing succeeds any more. */
  code?: string;
  /** The first failing write is left half done. */
  isTorn?: boolean;
}

export const noFaults = (): FsFaults => ({ left: Number.POSITIVE_INFINITY });

/** The faults of a test's `node:fs`, when that is mocked by `crashingFs`. */
export const fsFaults: { current: FsFaults } = { current: noFaults() };

/** These succeed on a full disk. */
const needNoSpace = new Set(['rmSync', 'renameSync']);

function fail(faults: FsFaults, name: string, args: readonly unknown[]): never {
  const [path, second] = args;
  const dest = /^(symlink|rename)/.test(name) ? second : undefined;
  const code = faults.code ?? 'KILLED';
  throw Object.assign(new Error(`${code}: ${name} '${path}'`), { code, path, ...(dest ? { dest } : {}) });
}

function tear(actual: Fs, name: string, [first, second]: readonly unknown[]): void {
  const target = String(first);
  if (name === 'writeFileSync' && typeof first === 'string')
    actual.writeFileSync(target, String(second).slice(0, String(second).length / 2));
  if (name !== 'cpSync') return;
  const [file = ''] = actual.readdirSync(target).map(String);
  actual.mkdirSync(String(second), { recursive: true });
  actual.copyFileSync(`${target}/${file}`, `${String(second)}/${file}`);
}

/** `node:fs` with the faults of `fsFaults`. */
export function crashingFs(actual: Fs): Fs {
  function crashing<A extends unknown[], R>(name: string, call: (...args: A) => R): (...args: A) => R {
    return (...args) => {
      const faults = fsFaults.current;
      const isSpared = faults.code === 'ENOSPC' && needNoSpace.has(name);
      faults.left -= 1;
      if (faults.left === 0 && faults.isTorn && !isSpared) tear(actual, name, args);
      if (faults.left < (faults.isTorn ? 1 : 0) && !isSpared) fail(faults, name, args);
      return call(...args);
    };
  }
  return {
    ...actual,
    cpSync: crashing('cpSync', actual.cpSync),
    mkdirSync: crashing('mkdirSync', actual.mkdirSync),
    openSync: crashing('openSync', actual.openSync),
    renameSync: crashing('renameSync', actual.renameSync),
    rmSync: crashing('rmSync', actual.rmSync),
    symlinkSync: crashing('symlinkSync', actual.symlinkSync),
    writeFileSync: crashing('writeFileSync', actual.writeFileSync),
  };
}
