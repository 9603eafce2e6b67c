import { spawn } from 'node:child_process';

/** Runs a program and gives what it said when it failed; nothing when it went well. */
export function outputOfFailure(root: string, command: string, args: readonly string[]): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    const parts: Buffer[] = [];
    child.stdout.on('data', (part) => parts.push(part));
    child.stderr.on('data', (part) => parts.push(part));
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0 ? [] : [Buffer.concat(parts).toString().trim()]));
  });
}
