import { packageName } from '../../../shared/build/packages';

export interface Provided {
  modules: ReadonlySet<string>;
  /** The names of a module, where it provides a part of it. */
  facades: ReadonlyMap<string, ReadonlySet<string>>;
}

interface UsedModule {
  specifier: string;
  /** The names taken from it; `*` means all of it. */
  names: readonly string[];
}

/**
 * Why an app may not import from a library: it brings no copy of what the host provides, so it can have only what the
 * host provides of it.
 */
export function providedProblem({ specifier, names }: UsedModule, { modules, facades }: Provided): string | undefined {
  const name = packageName(specifier);
  const isPartlyProvided = [...modules].some((key) => packageName(key) === name);
  if (isPartlyProvided && !modules.has(specifier)) {
    return `the host does not provide "${specifier}", so the app would bring a second copy of ${name}`;
  }
  const offered = facades.get(specifier);
  const missing = offered && names.find((used) => !offered.has(used));
  return missing ? `the host does not provide "${missing}" of ${specifier}` : undefined;
}

/** Why icons may not be imported so: a barrel of them weighs more than the page. */
export const iconProblem = ({ specifier, names }: UsedModule): string | undefined =>
  packageName(specifier) === 'lucide-react' &&
  (specifier.includes('/dynamic') || names.includes('*') || names.includes('icons'))
    ? 'icons are imported by name, never all of them'
    : undefined;
