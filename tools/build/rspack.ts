import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { packageFolder } from '../../shared/build/packages';

/** The message is the output of rspack, without stack traces. */
class BuildError extends Error {
  override name = 'BuildError';

  constructor(printed: string) {
    super(printed.replaceAll(/^ +at .*\n?/gm, '').trim());
  }
}

/**
 * Builds a folder with its own `rspack.config.ts`, in a process of its own.
 * @throws BuildError
 */
export function runRspack(directory: string, asked: Readonly<Record<string, string>>): Promise<void> {
  // An app in a repository of its own has its own rspack.
  const rspack = join(packageFolder('@rspack/cli', directory), 'bin/rspack.js');
  const env = Object.entries(asked).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
  return new Promise((resolve, reject) => {
    const build = spawn(process.execPath, [rspack, 'build', ...env], {
      cwd: directory,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    build.stdout.on('data', (text: Buffer) => (printed += text));
    build.stderr.on('data', (text: Buffer) => (printed += text));
    build.on('error', reject);
    build.on('close', (code) => (code === 0 ? resolve() : reject(new BuildError(printed))));
  });
}
