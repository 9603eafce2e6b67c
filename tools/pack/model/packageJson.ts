/** Part of a `package.json` that is read. */
export interface PackageJson {
  name: string;
  version: string;
  license?: string;
  description?: string;
  sideEffects?: string[];
  exports: Record<string, string>;
}

interface PackedFacts {
  entries: Readonly<Record<string, string>>;
  /** The names of all packages that its files import, or that are run with them. */
  uses: readonly string[];
  isPeer(name: string): boolean;
  rangeOf(name: string): string;
}

const built = (file: string) => file.replace(/\.tsx?$/, '.js');

const entry = (file: string) => {
  if (file.endsWith('.d.ts')) return { types: file };
  return /\.tsx?$/.test(file) ? { types: file.replace(/\.tsx?$/, '.d.ts'), default: built(file) } : file;
};

const mapped = <From, To>(record: Readonly<Record<string, From>>, map: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

/** The `package.json` of a packed package: its entry points lead to built code and types. */
export function packedPackage(source: PackageJson, { entries, uses, isPeer, rangeOf }: PackedFacts) {
  const ranges = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, rangeOf(name)]));
  return {
    name: source.name,
    version: source.version,
    license: source.license,
    description: source.description,
    type: 'module',
    ...(source.sideEffects ? { sideEffects: source.sideEffects.map(built) } : {}),
    exports: { ...mapped({ ...source.exports, ...entries }, entry), './package.json': './package.json' },
    dependencies: ranges(uses.filter((name) => !isPeer(name))),
    peerDependencies: ranges(uses.filter(isPeer)),
    // The names belong to the registry of the company: the public one rejects them.
    publishConfig: { access: 'restricted' },
  };
}
