import { EmptyState, ErrorState, Highlight, LoadingRows, Page, SearchInput } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetKnowledgeBaseQuery } from '../../api/help/helpApi';
import type { KnowledgeBaseEntry } from '../../api/help/schemas';
import { AskTeam } from '../../components/AskTeam';
import { HelpHits, useQuery } from '../../components/HelpHits';
import { matches } from '../../model/faqCategories';
import styles from './KnowledgeBase.module.css';

export default function KnowledgeBasePage() {
  const { t } = useTranslation('pages');
  const { q, search } = useQuery();
  const { data, error, isFetching, refetch } = useGetKnowledgeBaseQuery();
  return (
    <Page width="wide" title={t('knowledge.title')}>
      <SearchInput className={styles.search} label={t('knowledge.search')} value={q} onSearch={search} />
      {data ? (
        <>
          <Categories categories={data} q={q} />
          {q.trim() && <HelpHits q={q} onClear={() => search('')} />}
        </>
      ) : error && !isFetching ? (
        <ErrorState error={error} onRetry={refetch} title={t('knowledge.failed')} />
      ) : (
        <LoadingRows rows={6} shape="card" />
      )}
      <AskTeam subject={t('knowledge.mailSubject')} />
    </Page>
  );
}

interface CategoriesProps {
  categories: readonly KnowledgeBaseEntry[];
  q: string;
}

function Categories({ categories, q }: CategoriesProps) {
  const { t } = useTranslation('pages');
  const found = categories.filter(({ title, desc }) => matches(q, title, desc));
  if (categories.length === 0) return <EmptyState picture="document" title={t('knowledge.empty')} />;
  if (found.length === 0) return null;
  return (
    <ul className={styles.cards}>
      {found.map(({ id, category, title, desc, img }) => (
        <li key={id}>
          <Link className={styles.card} to={`/pages/knowledge-base/${category}`}>
            <img className={styles.picture} src={img} alt="" width={640} height={360} loading="lazy" decoding="async" />
            <h2 className={styles.title}>
              <Highlight text={title} query={q} />
            </h2>
            <p className={styles.text}>
              <Highlight text={desc} query={q} />
            </p>
          </Link>
        </li>
      ))}
    </ul>
  );
}
