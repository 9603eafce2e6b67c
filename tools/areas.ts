import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const whole = ['shell', 'mock', 'server', 'gallery', 'tools', 'e2e'];

const foldersIn = (root: string, parent: string): [string, string][] =>
  existsSync(join(root, parent))
    ? readdirSync(join(root, parent), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
        .map(({ name }) => [name, `${parent}/${name}`])
    : [];

/** The parts of the repository that a command can be limited to, by name: apps, packages, and what is at the top. */
export const readAreas = (root: string): Map<string, string> =>
  new Map([
    ...foldersIn(root, 'shared'),
    ...whole.filter((name) => existsSync(join(root, name))).map((name): [string, string] => [name, name]),
    ...foldersIn(root, 'remotes'),
  ]);
