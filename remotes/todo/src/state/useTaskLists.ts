import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskProject, TaskTag, Tone } from '../api/schemas';
import { useGetProjectsQuery, useGetTagsQuery } from '../api/todoApi';
import { firstTags } from '../model/firstTags';

/** A tag with its name in the person's language. */
export interface NamedTag {
  id: string;
  name: string;
  tone: Tone;
  rev: number;
}

type NamedByLanguage = Pick<TaskTag | TaskProject, 'id' | 'name'>;

export interface TaskLists {
  tags: readonly NamedTag[];
  projects: readonly TaskProject[];
  tagOf(id: string): NamedTag;
  /** What a tag or a project is called in the person's language. */
  nameOf(list: NamedByLanguage): string;
  projectOf(id: number | null | undefined): TaskProject | undefined;
  /** Tags and projects have been read. */
  areKnown: boolean;
}

const noProjects: readonly TaskProject[] = [];
const isFirst = (id: string | number): id is (typeof firstTags)[number]['id'] => firstTags.some((tag) => tag.id === id);

/** The tags and projects that tasks may have. Until they have been read: the tags that are always there. */
export function useTaskLists(): TaskLists {
  const { t } = useTranslation('todo');
  const { data: tags = firstTags } = useGetTagsQuery();
  const { data: projects = noProjects, isSuccess } = useGetProjectsQuery();
  return useMemo(() => {
    const nameOf = ({ id, name }: NamedByLanguage) => name ?? (isFirst(id) ? t(`tag.${id}`) : String(id));
    const named = tags.map((tag: TaskTag) => ({ ...tag, name: nameOf(tag) }));
    return {
      tags: named,
      projects,
      tagOf: (id) => named.find((tag) => tag.id === id) ?? { id, name: id, tone: 'neutral', rev: 0 },
      nameOf,
      projectOf: (id) => projects.find((project) => project.id === id),
      areKnown: isSuccess && tags !== firstTags,
    };
  }, [t, tags, projects, isSuccess]);
}
