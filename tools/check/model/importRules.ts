import type { ImportedModule } from './readImports';
import { type Target, targetOf, type Zone, zoneOf } from './zone';

/** What the rules need to know of the repository. */
export interface ImportFacts {
  /** The entries of `shared`: `shared/ui`, … */
  doors: ReadonlySet<string>;
  /** The modules that the host provides to every app. */
  provided: ReadonlySet<string>;
  /** The names that the host provides of a module, where it provides a part. */
  facades: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Which zones may take from which. A remote takes from itself; `tools` and `e2e` see the whole repository. */
const mayImport: Record<string, readonly string[]> = {
  shell: ['shell', 'shared', 'mock'],
  mock: ['mock', 'shared'],
  shared: ['shared'],
  remotes: ['shared'],
};

const kitPackage = /^(antd|@ant-design\/.+|@rc-component\/.+|rc-.+)$/;
const notForApps = new Map([
  ['axios', 'calls go through the shared client'],
  ['axios-mock-adapter', 'the host chooses what answers calls'],
  ['react-router', 'react-router-dom is what the host provides'],
]);

/** A test, or what tests of an app have in common: `src/testOptions.ts`. */
const testFile = /\.test\.tsx?$|\/test[A-Z]\w*\.tsx?$/;

/** Only these files of a remote run outside the host, and only they may ask for what is named. */
const entryDoors = new Map([
  ['shared/standalone', [/^src\/dev\.tsx?$/]],
  ['shared/testing', [testFile]],
  ['shared/build', [/^rspack\.config\.ts$/]],
  ['mock', [/^src\/dev\.tsx?$/, testFile]],
]);

function entryProblem(file: string, path: string): string | undefined {
  const places = entryDoors.get(path);
  const inside = file.split('/').slice(2).join('/');
  if (!places || places.some((place) => place.test(inside))) return undefined;
  return `only an app's own development, test or build entry may import "${path}"`;
}

function inRepository(file: string, from: Zone, target: Extract<Target, { zone: Zone }>, facts: ImportFacts) {
  const { zone, path, isRelative } = target;
  const isOwn = zone.kind === from.kind && zone.app === from.app;
  if (isOwn && isRelative) return undefined;
  if (from.kind === 'remotes' && entryDoors.has(path)) return entryProblem(file, path);
  if (!isOwn && !(mayImport[from.kind] ?? []).includes(zone.kind)) {
    return `${from.kind} may not import from ${zone.app ? `another app (${zone.app})` : zone.kind || 'outside its folder'}`;
  }
  if (zone.kind !== 'shared') return undefined;
  if (from.kind === 'mock' && path !== 'shared/api') return 'mock may import of shared only "shared/api"';
  return isRelative || !facts.doors.has(path) ? `"${path}" is not a door of shared` : undefined;
}

function iconProblem({ specifier, names }: ImportedModule): string | undefined {
  const isBarrel = names.includes('*') || names.includes('icons') || specifier.startsWith('lucide-react/dynamic');
  return isBarrel ? 'icons are imported by name, never all of them' : undefined;
}

function packageProblem(name: string): string | undefined {
  if (kitPackage.test(name)) return `an app takes "${name}" from the kit, shared/ui`;
  const reason = notForApps.get(name);
  return reason && `an app does not import "${name}": ${reason}`;
}

/** A remote brings no copy of what the host provides, so it can have only what the host provides of it. */
function sharingProblem(name: string, { specifier, names, isType }: ImportedModule, facts: ImportFacts) {
  if (isType) return undefined;
  const isPartlyProvided = [...facts.provided].some((key) => key === name || key.startsWith(`${name}/`));
  if (isPartlyProvided && !facts.provided.has(specifier)) {
    return `the host does not provide "${specifier}", so the app would bring a second copy of ${name}`;
  }
  const offered = facts.facades.get(specifier);
  const missing = offered && names.find((used) => !offered.has(used));
  return missing ? `the host does not provide "${missing}" of ${specifier}` : undefined;
}

/**
 * Why a file may not have an import; undefined when it may.
 * @param file relative to the repository's root, with forward slashes
 */
export function importProblem(file: string, imported: ImportedModule, facts: ImportFacts): string | undefined {
  const from = zoneOf(file);
  if (!(from.kind in mayImport)) return undefined;
  const target = targetOf(file, imported.specifier);
  if ('zone' in target) return inRepository(file, from, target, facts);
  if (target.package === 'lucide-react' && !file.startsWith('shared/build/')) {
    const problem = iconProblem(imported);
    if (problem) return problem;
  }
  if (from.kind !== 'remotes') return undefined;
  const problem = packageProblem(target.package);
  return problem ?? (testFile.test(file) ? undefined : sharingProblem(target.package, imported, facts));
}
