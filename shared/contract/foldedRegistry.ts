import { isObject } from './guards';

type Manifest = Record<string, unknown>;
type Change = (manifest: Manifest) => Manifest;

/** Changes each manifest of a registry where it is; what is no manifest stays as it is. */
function changeManifests(apps: Record<string, unknown>, change: Change): void {
  for (const app of Object.values(apps))
    for (const release of isObject(app) && Array.isArray(app.releases) ? app.releases : [])
      if (isObject(release) && isObject(release.manifest)) release.manifest = change(release.manifest);
}

/** A registry in which what several manifests have alike, word for word, is written once. */
export interface FoldedRegistry {
  apps: Record<string, unknown>;
  /** Fields that several manifests have; `like` of a manifest says which of these complete its `own`. */
  parts: unknown[];
}

/** A field with its value, as a name for both. */
const nameOf = ([field, value]: [field: string, value: unknown]): string => `${field} ${JSON.stringify(value)}`;

/** Number of manifests with the same value in a field. */
function countFields(apps: Record<string, unknown>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  changeManifests(apps, (manifest) => {
    for (const name of Object.entries(manifest).map(nameOf)) counts.set(name, (counts.get(name) ?? 0) + 1);
    return manifest;
  });
  return counts;
}

/**
 * Folds a registry of many apps: texts, pictures and rights that teams have from one template, or from each other, travel
 * and are parsed once.
 * @param registry any JSON with `apps` as a registry has them; apps that are malformed stay as they are
 */
export function foldRegistry<T extends { apps: Record<string, unknown> }>(
  registry: T,
): Omit<T, 'apps'> & FoldedRegistry {
  const apps = structuredClone(registry.apps);
  const counts = countFields(apps);
  const places = new Map<string, number>();
  changeManifests(apps, (manifest) => {
    const fields = Object.entries(manifest);
    const isOwn = (field: [string, unknown]) => counts.get(nameOf(field)) === 1;
    const part = JSON.stringify(Object.fromEntries(fields.filter((field) => !isOwn(field))));
    const like = places.get(part) ?? places.size;
    places.set(part, like);
    return { like, own: Object.fromEntries(fields.filter(isOwn)) };
  });
  return { ...registry, apps, parts: [...places.keys()].map((text): unknown => JSON.parse(text)) };
}

/**
 * The registry that was folded; what is none comes back as it is.
 * @param value read from JSON for this alone: its manifests are completed where they are, as a page does it a thousand
 * times before its first picture
 */
export function unfoldRegistry(value: unknown): unknown {
  if (!isObject(value) || !isObject(value.apps) || !Array.isArray(value.parts)) return value;
  const { parts, ...registry } = value;
  changeManifests(value.apps, ({ like, own }) => ({ ...parts[Number(like)], ...(isObject(own) && own) }));
  return registry;
}
