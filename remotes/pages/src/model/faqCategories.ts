import { toPlainText } from '@atrium/contract/values';
import { faqCategoryNames } from '../api/help/choices';
import type { FAQ, FaqCategoryName, FaqQuestion, KnowledgeCategory } from '../api/help/schemas';
import { toAnchor } from './anchor';

/** Is what is searched for in one of these texts, in any case and with or without accents? Everything matches an empty search. */
export function matches(q: string, ...texts: readonly string[]): boolean {
  const wanted = toPlainText(q.trim());
  return texts.some((text) => toPlainText(text).includes(wanted));
}

interface Question extends FaqQuestion {
  anchor: string;
}

export interface QuestionCategory {
  name: FaqCategoryName;
  questions: Question[];
}

export const faqCategories = (faq: FAQ): QuestionCategory[] =>
  faqCategoryNames.flatMap((name) => {
    const questions = (faq[name]?.qandA ?? []).map((entry) => ({ ...entry, anchor: toAnchor(entry.question) }));
    return questions.length > 0 ? [{ name, questions }] : [];
  });

/** The category to show: the one asked for, else the one that holds the question of the anchor, else the first. */
export function shownCategory(
  categories: readonly QuestionCategory[],
  asked: string | null,
  anchor: string,
): QuestionCategory | undefined {
  const holdsAnchor = ({ questions }: QuestionCategory) => questions.some((question) => question.anchor === anchor);
  return categories.find(({ name }) => name === asked) ?? categories.find(holdsAnchor) ?? categories[0];
}

/** The groups that hold a hit: whole when the name of the group is one, else with the questions that are. */
export const foundGroups = (groups: readonly KnowledgeCategory[], q: string): KnowledgeCategory[] =>
  groups.flatMap((group) => {
    if (matches(q, group.title)) return [group];
    const questions = group.questions.filter(({ question }) => matches(q, question));
    return questions.length > 0 ? [{ ...group, questions }] : [];
  });
