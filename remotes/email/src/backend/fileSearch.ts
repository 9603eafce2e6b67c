import { type BackendStore, createSearch, type SearchGroup } from '@atrium/backend';
import { foundFilesKey } from './tables';

const searchLimit = 4;

export function searchFiles(store: BackendStore, q: string): SearchGroup {
  const matches = createSearch(q);
  const files = store
    .table(foundFilesKey)
    .all()
    .filter(({ title, by }) => matches(title, by));
  return {
    groupTitle: 'Files',
    searchLimit,
    data: files.map(({ title, by, size, icon }) => ({
      title,
      by,
      size,
      icon,
      link: `/apps/email?q=${encodeURIComponent(by)}`,
    })),
  };
}
