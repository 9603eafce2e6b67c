import type { EmittedManifest, Language } from '@atrium/contract';
import type { SearchGroup } from '@atrium/core/api';
import { labelOf } from '../common/labelOf';
import { createHitGroup, type Hit, type HitGroup } from './hits';

interface Format {
  sizeOf: (bytes: number) => string;
  dateOf: (day: string) => string;
}

type Found = SearchGroup['data'][number];

/** The kinds of records that live apps declare, by the names under which their backends answer. */
function recordKinds(apps: readonly EmittedManifest[], language: Language) {
  const kinds = new Map<string, { title: string; icon: Hit['mark'] }>();
  for (const app of apps)
    for (const { group, label, icon } of app.backend?.records ?? [])
      kinds.set(group, { title: labelOf(app, label, language), icon: { kind: 'icon', nodes: app.icons[icon] ?? [] } });
  return kinds;
}

function markOf({ email, img = null, icon }: Found, usual: Hit['mark']): Hit['mark'] {
  if (email !== undefined) return { kind: 'person', picture: img };
  return icon?.startsWith('/') ? { kind: 'picture', url: icon } : usual;
}

const metaOf = ({ by, size, email, date }: Found, { sizeOf, dateOf }: Format): string =>
  email ?? [size === undefined ? '' : sizeOf(size), by, date ? dateOf(date) : ''].filter(Boolean).join(' · ');

/** Records found by the apps' backends, in groups by kind; rendered after the local hits, so that nothing moves. */
export function recordGroups(
  groups: readonly SearchGroup[],
  apps: readonly EmittedManifest[],
  language: Language,
  isWhole: ReadonlySet<string>,
  format: Format,
): HitGroup[] {
  const kinds = recordKinds(apps, language);
  return groups.flatMap(({ groupTitle, data, total = data.length, more }) => {
    const kind = kinds.get(groupTitle);
    if (!kind || data.length === 0) return [];
    const id = `records ${groupTitle}`;
    const hits = data.map(
      (found): Hit => ({
        key: `${id} ${found.link} ${found.title}`,
        title: found.title,
        meta: metaOf(found, format),
        mark: markOf(found, kind.icon),
        target: { kind: 'page', path: found.link },
      }),
    );
    return createHitGroup({ id, title: kind.title, hits, isWhole: isWhole.has(id), total, more });
  });
}
