import type { BackendStore } from '@atrium/backend';
import { toKebabCase } from '@atrium/contract/values';
import type { TaskTag } from '../api/schemas';
import { firstTags } from '../model/firstTags';
import { tagsTable } from './tables';

/** All tags: the built-in five, possibly renamed, then others by name. */
export async function allTags(store: BackendStore): Promise<TaskTag[]> {
  const existing = await store.table(tagsTable).find();
  const known = new Map(existing.map((tag) => [tag.id, tag]));
  const own = existing.filter(({ id }) => !isFirst(id));
  const byName = new Intl.Collator().compare;
  return [
    ...firstTags.map((tag) => known.get(tag.id) ?? tag),
    ...own.sort((a, b) => byName(a.name ?? a.id, b.name ?? b.id)),
  ];
}

export const isFirst = (id: string): boolean => firstTags.some((tag) => tag.id === id);

/** An id for a new tag, made of its name. */
export function toTagId(tags: readonly TaskTag[], name: string): string {
  const base = toKebabCase(name) || 'tag';
  let id = base;
  for (let count = 2; tags.some((tag) => tag.id === id); count++) id = `${base}-${count}`;
  return id;
}
