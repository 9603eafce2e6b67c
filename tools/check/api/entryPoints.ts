import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One entry of a package that others compile against. */
export interface EntryPoint {
  /** `@atrium/ui/table` */
  name: string;
  /** Relative to the root. */
  file: string;
  report: string;
}

interface SharedPackage {
  name: string;
  version: string;
  exports: Record<string, string>;
}

export function readSharedPackage(text: string): SharedPackage {
  return JSON.parse(text);
}

/** Every entry point of the packages in `shared`, as they say themselves. */
export function readEntryPoints(root: string): EntryPoint[] {
  const folders = readdirSync(join(root, 'shared')).map((name) => join('shared', name));
  return folders
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .flatMap((folder) => {
      const { name, exports } = readSharedPackage(readFileSync(join(root, folder, 'package.json'), 'utf8'));
      const modules = Object.entries(exports).filter(([, file]) => /\.tsx?$/.test(file));
      return modules.map(([entry, file]) => {
        const entryName = name + entry.slice(1);
        return {
          name: entryName,
          file: join(folder, file),
          report: `docs/host-api/${entryName.replace('@atrium/', '').replaceAll('/', '-')}.md`,
        };
      });
    });
}
