import { useRights } from '@atrium/sdk';

/** What a subject of rules is called; one that no app has a name for goes by its id. */
export function useSubjectName(): (subject: string) => string {
  const rights = useRights();
  return (subject) => rights.find((right) => right.subject === subject)?.label ?? subject;
}
