import { spawn } from 'node:child_process';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program in the foreground and gives its exit code. When this process is asked to end, the program is asked too
 * and this process goes with it.
 * @param options those of `spawn`, and `patienceMs`: how long a program that was asked to end may take; then it is ended
 */
export function run(command, args, { patienceMs, ...options } = {}) {
  const child = spawn(command, args, { stdio: 'inherit', ...options });
  let isAsked = false;
  const stop = (signal) => {
    isAsked = true;
    child.kill(signal);
    if (patienceMs !== undefined) setTimeout(() => child.kill('SIGKILL'), patienceMs).unref();
  };
  const end = () => child.kill();
  for (const signal of signals) process.on(signal, stop);
  process.on('exit', end);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      for (const name of signals) process.off(name, stop);
      process.off('exit', end);
      if (signal || isAsked) process.exit(code ?? 1);
      resolve(code ?? 1);
    });
  });
}

/** Runs one of the tools, which are written in TypeScript; gives its exit code. */
export function runTool(root, file, args = [], env = {}) {
  return run(process.execPath, ['--import', 'tsx', file, ...args], { cwd: root, env: { ...process.env, ...env } });
}
