import { isObject } from './guards';

/** A part of a manifest that is shorter than this, as JSON, stays where it is. */
const shortPart = 60;

type Change = (manifest: Record<string, unknown>) => Record<string, unknown>;

const changeRelease = (release: unknown, change: Change): unknown =>
  isObject(release) && isObject(release.manifest) ? { ...release, manifest: change(release.manifest) } : release;

const changeApp = (app: unknown, change: Change): unknown =>
  isObject(app) && Array.isArray(app.releases)
    ? { ...app, releases: app.releases.map((release: unknown) => changeRelease(release, change)) }
    : app;

/** Changes each manifest of a registry; what is no manifest stays as it is. */
const changeManifests = (apps: Record<string, unknown>, change: Change): Record<string, unknown> =>
  Object.fromEntries(Object.entries(apps).map(([id, app]) => [id, changeApp(app, change)]));

/** A registry in which what several manifests have alike, word for word, is written once. */
export interface FoldedRegistry {
  apps: Record<string, unknown>;
  /** The parts; a manifest's `folded` says which of its fields is which of them. */
  parts: unknown[];
}

/**
 * Folds a registry of many apps: texts, pictures and rights that teams have from one template, or from each other, travel
 * and are parsed once.
 * @param registry any JSON with `apps` as a registry has them; apps that are malformed stay as they are
 */
export function foldRegistry<T extends { apps: Record<string, unknown> }>(
  registry: T,
): Omit<T, 'apps'> & FoldedRegistry {
  const places = new Map<string, number>();
  const placeOf = (text: string): number => {
    const place = places.get(text) ?? places.size;
    places.set(text, place);
    return place;
  };
  const apps = changeManifests(registry.apps, (manifest) => {
    const texts = Object.entries(manifest).map(
      ([field, value]) => [field, value, JSON.stringify(value) ?? ''] as const,
    );
    const isLong = ([, value, text]: (typeof texts)[number]) => isObject(value) && text.length >= shortPart;
    return {
      ...Object.fromEntries(texts.filter((part) => !isLong(part)).map(([field, value]) => [field, value])),
      folded: Object.fromEntries(texts.filter(isLong).map(([field, , text]) => [field, placeOf(text)])),
    };
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
  for (const app of Object.values(value.apps))
    for (const release of isObject(app) && Array.isArray(app.releases) ? app.releases : [])
      if (isObject(release) && isObject(release.manifest)) completeManifest(release.manifest, parts);
  return registry;
}

function completeManifest(manifest: Record<string, unknown>, parts: readonly unknown[]): void {
  const { folded } = manifest;
  // Deleted, it would make a dictionary of each manifest, and everything that reads them later slower.
  manifest.folded = undefined;
  if (isObject(folded)) for (const field of Object.keys(folded)) manifest[field] = parts[Number(folded[field])];
}
