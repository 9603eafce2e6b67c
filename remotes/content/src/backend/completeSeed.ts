import type { Row, Seed } from '@atrium/backend';

interface SeedItem extends Row {
  id: number;
  title: string;
  projectId: number | null;
  publishedVersion: number | null;
}

interface SeedVersion extends Row {
  snapshot: object;
}

interface FirstRows extends Seed {
  'content-items': readonly SeedItem[];
  'content-versions': readonly SeedVersion[];
  'content-events': readonly (Row & { itemId: number })[];
}

/** Adds what is made of other rows: what readers see of the items, titles and projects in the history. */
export function completeSeed(seed: FirstRows): Seed {
  const items = seed['content-items'];
  return {
    ...seed,
    'content-shown-items': items.map((item) => ({
      rev: 1,
      ...item,
      ...seed['content-versions'].find(({ id }) => id === `${item.id}:${item.publishedVersion}`)?.snapshot,
    })),
    'content-events': seed['content-events'].map((event) => {
      const item = items.find(({ id }) => id === event.itemId);
      return { ...event, title: item?.title ?? '', projectId: item?.projectId ?? null };
    }),
  };
}
