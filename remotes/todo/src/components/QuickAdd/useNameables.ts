import { usePeople } from '@atrium/sdk';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { priorities } from '../../model/priority';
import { namesOf, namesOfPeople } from '../../model/quickAdd/names';
import type { Nameables } from '../../model/quickAdd/readMarks';
import type { TaskLists } from '../../state/useTaskLists';

/** What the signs of a line can name: in the person's language, and tags and priorities as the API names them too. */
export function useNameables({ tags, projects }: TaskLists): Nameables {
  const { t } = useTranslation('todo');
  const people = usePeople();
  return useMemo(
    () => ({
      tags: tags.map(({ id, name }) => ({ id, names: [id, ...namesOf(name)] })),
      projects: projects.map(({ id, name }) => ({ id, names: namesOf(name) })),
      people: namesOfPeople(people.map(({ fullName }) => fullName)),
      priorities: priorities.map((id) => ({ id, names: [id, t(`priorityWord.${id}`)] })),
    }),
    [t, tags, projects, people],
  );
}
