import type { AppManifest, FirstNotification, Grant } from '@atrium/contract';
import type { AppBackend } from './backend';

/** An app's backend as known before any of its code is loaded. */
export interface BackendSource {
  prefixes: readonly string[];
  /** Absent of an app without a backend, which has subjects and grants all the same. */
  load?: () => Promise<AppBackend>;
  /** Counts of its badges before it was first opened. */
  counts?: Readonly<Record<string, number>>;
  /** The same, by field and person. */
  personalCounts?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  notifications?: readonly FirstNotification[];
  searches?: boolean;
  listens?: readonly string[];
  due?: boolean;
  subjects?: readonly string[];
  grants?: readonly Grant[];
  /** By subject: the column with the id of a record's person. */
  owners?: Readonly<Record<string, string>>;
}

/** Reads a manifest; an app without a backend still has its subjects and grants. */
export function toBackendSource(
  { backend, subjects, grants, rights = [] }: AppManifest,
  load: (module: string) => Promise<AppBackend>,
): BackendSource {
  const owners = rights.flatMap(({ subject, owner }) => (owner ? [[subject, owner] as const] : []));
  const { module = '', ...entry } = backend ?? { prefixes: [] };
  return {
    ...entry,
    ...(subjects && { subjects }),
    ...(grants && { grants }),
    ...(owners.length > 0 && { owners: Object.fromEntries(owners) }),
    ...(module && { load: () => load(module) }),
  };
}
