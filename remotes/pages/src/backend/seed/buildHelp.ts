import { toKebabCase } from '@atrium/contract/values';
import type { StoredArticle, StoredFaq, StoredGroup } from '../help/tables';
import { faq } from './faq';
import { knowledge } from './knowledge';
import type { SourceArticle } from './knowledge/source';
import { pricing, subscription } from './pricing';

const toContent = ({ intro, steps, note }: SourceArticle): string =>
  `<p>${intro}</p><h2>How it is done</h2><ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol><h2>Good to know</h2><p>${note}</p>`;

export function buildHelp() {
  const entries = knowledge.map(({ category, title, desc }, index) => ({
    id: index + 1,
    category,
    title,
    desc,
    img: `/assets/demo/scenes/${index + 1}.svg`,
  }));
  const groups = knowledge.flatMap(({ category, groups: own }) => own.map((group) => ({ category, ...group })));
  const knowledgeGroups = groups.map(
    ({ category, title, icon, iconColor }, index): StoredGroup => ({ id: index + 1, category, title, icon, iconColor }),
  );
  const articles = groups
    .flatMap(({ category, articles: own }, index) => own.map((article) => ({ category, group: index + 1, article })))
    .map(
      ({ category, group, article }, index): StoredArticle => ({
        id: index + 1,
        slug: toKebabCase(article.title),
        category,
        group,
        title: article.title,
        lastUpdated: `@-${(index * 7) % 120}d`,
        content: toContent(article),
      }),
    );
  const categories = faq.map(
    ({ qandA, ...category }, index): StoredFaq => ({
      id: index + 1,
      ...category,
      qandA: qandA.map(([question, ans]) => ({ question, ans })),
    }),
  );
  return {
    faq: categories,
    knowledge: entries,
    knowledgeGroups,
    articles,
    pricing: [{ id: 1, ...pricing }],
    subscription: [{ id: 1, ...subscription }],
  };
}
