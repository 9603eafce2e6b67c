import { faqCategoryNames } from '../api/help/choices';
import type { FAQ, FaqCategoryName, FaqQuestion } from '../api/help/schemas';
import { toAnchor } from './anchor';

interface Question extends FaqQuestion {
  anchor: string;
}

export interface QuestionCategory {
  name: FaqCategoryName;
  questions: Question[];
}

/** The categories that hold questions, in their order. */
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
