import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One entry of the package `shared`. */
export interface EntryPoint {
  /** `shared/ui/table` */
  name: string;
  /** Relative to the root. */
  file: string;
  report: string;
}

interface SharedPackage {
  version: string;
  exports: Record<string, string>;
}

export function readSharedPackage(text: string): SharedPackage {
  return JSON.parse(text);
}

/** Every entry point of `shared`, as its package says. */
export function readEntryPoints(root: string): EntryPoint[] {
  const { exports } = readSharedPackage(readFileSync(join(root, 'shared/package.json'), 'utf8'));
  const modules = Object.entries(exports).filter(([, file]) => /\.tsx?$/.test(file));
  return modules.map(([entry, file]) => ({
    name: entry.replace('.', 'shared'),
    file: join('shared', file),
    report: `shared/api-report/${entry.slice(2).replaceAll('/', '-')}.md`,
  }));
}
