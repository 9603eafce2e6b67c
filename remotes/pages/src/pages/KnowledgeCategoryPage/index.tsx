import { BackLink, EmptyState, ErrorState, LoadingRows, Page, SearchInput } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useGetKnowledgeBaseQuery, useGetKnowledgeCategoryQuery } from '../../api/help/helpApi';
import type { KnowledgeCategory } from '../../api/help/schemas';
import { foundGroups } from '../../model/foundGroups';
import { isNotFound } from '../../model/isNotFound';
import { AskTeam } from '../../components/Contact/AskTeam';
import { HelpHits } from '../../components/HelpHits/HelpHits';
import { NotFound } from '../../components/NotFound/NotFound';
import { useQuery } from '../../components/Search/useQuery';
import styles from './KnowledgeCategory.module.css';
import { QuestionGroup } from './QuestionGroup';

/** The questions of one category, in groups. */
export default function KnowledgeCategoryPage() {
  const { t } = useTranslation('pages');
  const { category = '' } = useParams();
  const { q, search } = useQuery();
  const { data: categories } = useGetKnowledgeBaseQuery();
  const { currentData: groups, error, isFetching, refetch } = useGetKnowledgeCategoryQuery(category);
  const known = categories?.find((entry) => entry.category === category);

  if (isNotFound(error))
    return (
      <NotFound
        title={t('knowledge.noCategory')}
        text={t('knowledge.noCategoryText')}
        to="/pages/knowledge-base"
        link={t('knowledge.toAll')}
      />
    );
  return (
    <Page
      width="wide"
      title={known?.title ?? t('knowledge.title')}
      back={<BackLink to="/pages/knowledge-base">{t('knowledge.title')}</BackLink>}
    >
      {known && <p className={styles.about}>{known.desc}</p>}
      <SearchInput className={styles.search} label={t('knowledge.searchQuestions')} value={q} onSearch={search} />
      {error && !isFetching ? (
        <ErrorState error={error} onRetry={refetch} title={t('knowledge.failed')} />
      ) : groups ? (
        <Questions groups={groups} q={q} onClear={() => search('')} />
      ) : (
        <LoadingRows shape="line" />
      )}
      <AskTeam subject={t('knowledge.mailSubject')} />
    </Page>
  );
}

interface QuestionsProps {
  groups: readonly KnowledgeCategory[];
  q: string;
  onClear: () => void;
}

function Questions({ groups, q, onClear }: QuestionsProps) {
  const { t } = useTranslation('pages');
  if (groups.length === 0) return <EmptyState picture="document" title={t('knowledge.empty')} />;
  const found = foundGroups(groups, q);
  if (found.length === 0) return <HelpHits q={q} onClear={onClear} />;
  return (
    <div className={styles.groups}>
      {found.map((group) => (
        <QuestionGroup key={group.id} group={group} q={q} />
      ))}
    </div>
  );
}
