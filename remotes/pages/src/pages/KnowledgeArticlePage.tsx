import { BackLink, Button, ErrorState, Icon, LoadingRows, Page, RecordNotFound, useFormat, useToast } from '@atrium/ui';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { useGetKnowledgeArticleQuery, useRateArticleMutation } from '../api/help/helpApi';
import type { KnowledgeArticle } from '../api/help/schemas';
import { useAnchor } from '../components/Accordion';
import { AskTeam } from '../components/AskTeam';
import { QuestionLinks } from '../components/QuestionLinks';
import { type RichText as Content, readRichText } from '../components/RichText/readRichText';
import { TableOfContents } from '../components/RichText/TableOfContents';
import { isNotFound } from '../model/isNotFound';
import styles from './KnowledgeArticlePage.module.css';

/** Feedback on an answer: stored, changeable, and withdrawn by a second press. */
function WasHelpful({ article: { slug, wasHelpful, helpfulCount } }: { article: KnowledgeArticle }) {
  const { t } = useTranslation('pages');
  const toast = useToast();
  const [rate] = useRateArticleMutation();
  const say = async (next: boolean) => {
    const { error } = await rate({ slug, wasHelpful: next === wasHelpful ? null : next });
    if (error) toast.error(t('helpful.failed'));
  };
  return (
    <fieldset className={styles.helpful}>
      <legend className={styles.question}>{t('helpful.question')}</legend>
      <Button icon={<Icon of={ThumbsUp} />} aria-pressed={wasHelpful === true} onClick={() => void say(true)}>
        {t('helpful.yes')}
      </Button>
      <Button icon={<Icon of={ThumbsDown} />} aria-pressed={wasHelpful === false} onClick={() => void say(false)}>
        {t('helpful.no')}
      </Button>
      <span role="status" className={styles.thanks}>
        {wasHelpful !== null && t('helpful.thanks')} {helpfulCount > 0 && t('helpful.count', { count: helpfulCount })}
      </span>
    </fieldset>
  );
}

function RichText({ content }: Pick<Content, 'content'>) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(content.cloneNode(true));
  }, [content]);
  return <div ref={place} className={styles.text} />;
}

function Article({ article }: { article: KnowledgeArticle }) {
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

export default function KnowledgeArticlePage() {
  const { t } = useTranslation('pages');
  const { category = '', question = '' } = useParams();
  const { currentData: article, error, isFetching, refetch } = useGetKnowledgeArticleQuery(question);

  if (isNotFound(error))
    return (
      <RecordNotFound
        title={t('knowledge.noQuestion')}
        text={t('knowledge.noQuestionText')}
        to="/pages/knowledge-base"
        link={t('knowledge.toAll')}
      />
    );
  if (article && article.category !== category)
    return <Navigate to={`/pages/knowledge-base/${article.category}/${article.slug}`} replace />;
  return (
    <Page
      width="wide"
      title={article?.title ?? t('knowledge.title')}
      back={<BackLink to={`/pages/knowledge-base/${category}`}>{t('knowledge.toCategory')}</BackLink>}
    >
      {article ? (
        <Article article={article} />
      ) : error && !isFetching ? (
        <ErrorState error={error} onRetry={refetch} title={t('knowledge.failed')} />
      ) : (
        <LoadingRows shape="text" />
      )}
    </Page>
  );
}
