import { useFormat } from '@atrium/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { KnowledgeArticle } from '../../api/help/schemas';
import { useAnchor } from '../../components/Accordion/useAnchor';
import { AskTeam } from '../../components/Contact/AskTeam';
import { QuestionLinks } from '../../components/QuestionLinks/QuestionLinks';
import { RichText } from '../../components/RichText/RichText';
import { readRichText } from '../../components/RichText/readRichText';
import { TableOfContents } from '../../components/RichText/TableOfContents';
import styles from './Article.module.css';
import { WasHelpful } from './WasHelpful';

/** An answer with what is in it, whether it helped, and what else one may ask. */
export function Article({ article }: { article: KnowledgeArticle }) {
  const { t } = useTranslation('pages');
  const { date } = useFormat();
  const { title, category, content: html, lastUpdated, relatedQuestions } = article;
  const { content, headings } = useMemo(() => readRichText(html), [html]);
  useAnchor();
  return (
    <div className={styles.article}>
      <div>
        <p className={styles.updated}>{t('knowledge.updated', { date: date(lastUpdated) })}</p>
        <RichText content={content} />
        <WasHelpful article={article} />
        <AskTeam subject={title} />
      </div>
      <div className={styles.side}>
        <TableOfContents headings={headings} />
        {relatedQuestions.length > 0 && (
          <section aria-labelledby="related-questions">
            <h2 id="related-questions" className={styles.sideTitle}>
              {t('knowledge.related')}
            </h2>
            <QuestionLinks category={category} questions={relatedQuestions} />
          </section>
        )}
      </div>
    </div>
  );
}
