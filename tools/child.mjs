import { spawn } from 'node:child_process';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program in the foreground and returns its exit code. A signal to this process is passed on, and ends both.
 * @param options those of `spawn`, and `patienceMs`, after which a program that ignores the signal is killed
 */
export function run(command, args, { patienceMs, ...options } = {}) {
  const child = spawn(command, args, { stdio: 'inherit', ...options });
  let isStopped = false;
  const stop = (signal) => {
    isStopped = true;
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
      if (signal || isStopped) process.exit(code ?? 1);
      resolve(code ?? 1);
    });
  });
}

/** Runs one of the TypeScript tools; returns its exit code. */
export function runTool(root, file, args = [], env = {}) {
  return run(process.execPath, ['--import', 'tsx', file, ...args], { cwd: root, env: { ...process.env, ...env } });
}

/**
 * Ends this process with npm. A signal to `npm start` ends npm and its shell only; without this, the server would go on
 * running and keep its port.
 */
export function endWithParent() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || process.exit(0), 300).unref();
}
