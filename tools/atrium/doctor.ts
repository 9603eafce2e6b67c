import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { folderProblem } from '../../shared/build/folderProblem.cjs';
import { fitsHost } from '../../shared/contract/versions';
import { isInstalled, isOldNode, minNode } from '../installed.mjs';
import type { Output } from '../release/cli/output';
import type { ReleaseStorage } from '../release/storage/releaseStorage';

interface Finding {
  what: string;
  /** What is wrong and what to do; undefined where all is well. */
  issue?: string;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1' }, () => probe.close(() => resolve(true)));
  });
}

const finding = (what: string, issue: string | undefined): Finding => (issue ? { what, issue } : { what });

async function portFinding(port: number): Promise<Finding> {
  const issue = `Port ${port} is taken: end what uses it, or name another with --port.`;
  return finding(`port ${port}`, (await isFree(port)) ? undefined : issue);
}

/** The range of the host API that an app's sources would need, from the packages installed for it. */
function installedHost(folder: string): string | undefined {
  const file = join(folder, 'node_modules/@atrium/sdk/package.json');
  if (!existsSync(file)) return undefined;
  const { version }: { version: string } = JSON.parse(readFileSync(file, 'utf8'));
  const [major, minor] = version.split('.');
  return `^${major}.${minor}.0`;
}

async function hostFinding(folder: string, storage: ReleaseStorage): Promise<Finding> {
  const what = `host API of ${storage.name}`;
  const needed = installedHost(folder);
  if (needed === undefined) return { what, issue: '@atrium/sdk is not installed: run npm install.' };
  try {
    const { shell } = await storage.registry();
    const issue = `The installed packages need ${needed}; the live shell ${shell.release} offers ${shell.host}. Install packages that are no newer, or have a newer shell released first.`;
    return finding(what, fitsHost(needed, shell.host) ? undefined : issue);
  } catch (error) {
    return { what, issue: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Looks for what is wrong with a folder before anything is built in it.
 * @param storage the product that its app is released into; absent where none is named
 */
export async function diagnose(folder: string, ports: readonly number[], storage?: ReleaseStorage): Promise<Output> {
  const version = process.versions.node;
  const findings: Finding[] = [
    finding('path of the folder', folderProblem(folder)),
    finding(
      `Node ${version}`,
      isOldNode() ? `Node ${minNode.join('.')} or newer is needed; this is Node ${version}.` : undefined,
    ),
    finding(
      'installed packages',
      isInstalled(folder) ? undefined : 'They are not those of package-lock.json: run npm install.',
    ),
    ...(await Promise.all(ports.map(portFinding))),
    ...(storage ? [await hostFinding(folder, storage)] : []),
  ];
  const issues = findings.filter(({ issue }) => issue !== undefined);
  if (issues.length > 0) process.exitCode = 1;
  return {
    text: findings.map(({ what, issue }) => (issue ? `✗ ${what}: ${issue}` : `✓ ${what}`)).join('\n'),
    json: { healthy: issues.length === 0, findings },
  };
}
