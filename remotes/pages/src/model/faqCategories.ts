import { toKebabCase, toPlainText } from '@atrium/contract/values';
import { faqCategoryNames } from '../api/help/choices';
import type { FAQ, FaqCategoryName, FaqQuestion, KnowledgeCategory } from '../api/help/schemas';

/** True if one of the texts contains the search, ignoring case and accents; an empty search matches. */
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
    const questions = (faq[name]?.qandA ?? []).map((entry) => ({ ...entry, anchor: toKebabCase(entry.question) }));
    return questions.length > 0 ? [{ name, questions }] : [];
  });

/** Shown category: the requested one, else that of the anchor, else the first. */
export function shownCategory(
  categories: readonly QuestionCategory[],
  asked: string | null,
  anchor: string,
): QuestionCategory | undefined {
  const holdsAnchor = ({ questions }: QuestionCategory) => questions.some((question) => question.anchor === anchor);
  return categories.find(({ name }) => name === asked) ?? categories.find(holdsAnchor) ?? categories[0];
}

/** Groups with matches: whole if the name matches, else with the matching questions. */
export const foundGroups = (groups: readonly KnowledgeCategory[], q: string): KnowledgeCategory[] =>
  groups.flatMap((group) => {
    if (matches(q, group.title)) return [group];
    const questions = group.questions.filter(({ question }) => matches(q, question));
    return questions.length > 0 ? [{ ...group, questions }] : [];
  });
