import { BackLink, ErrorState, LoadingRows, Page } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { useGetKnowledgeArticleQuery } from '../../api/help/helpApi';
import { isNotFound } from '../../model/isNotFound';
import { NotFound } from '../../components/NotFound/NotFound';
import { Article } from './Article';

/** One question of the knowledge base, and its answer. */
export default function KnowledgeArticlePage() {
  const { t } = useTranslation('pages');
  const { category = '', question = '' } = useParams();
  const { currentData: article, error, isFetching, refetch } = useGetKnowledgeArticleQuery(question);

  if (isNotFound(error))
    return (
      <NotFound
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
