interface Crumb {
  label: string;
  /** Where it leads; absent where there is no such page. */
  path?: string | undefined;
}

/**
 * The way to a page, from what is around it down to itself: each name once, without what has none. Nothing leads to the
 * page on screen.
 */
export function crumbTrail(parts: readonly (Crumb | undefined)[], here: string): Crumb[] {
  const trail = new Map<string, Crumb>();
  for (const part of parts) {
    if (!part?.label) continue;
    const path = trail.get(part.label)?.path ?? part.path;
    trail.set(part.label, { label: part.label, ...(path && path !== here && { path }) });
  }
  return [...trail.values()];
}
