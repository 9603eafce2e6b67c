import type { KnowledgeCategory } from '../api/help/schemas';
import { matches } from './matches';

/** The groups that hold a hit: whole when the name of the group is one, else with the questions that are. */
export const foundGroups = (groups: readonly KnowledgeCategory[], q: string): KnowledgeCategory[] =>
  groups.flatMap((group) => {
    if (matches(q, group.title)) return [group];
    const questions = group.questions.filter(({ question }) => matches(q, question));
    return questions.length > 0 ? [{ ...group, questions }] : [];
  });
