import {
  BackLink,
  EmptyState,
  ErrorState,
  Highlight,
  Icon,
  LoadingRows,
  Page,
  RecordNotFound,
  SearchInput,
  VisuallyHidden,
} from '@atrium/ui';
import {
  BookA,
  CircleQuestionMark,
  Clock,
  Copyright,
  FileText,
  Image,
  Languages,
  Layers,
  type LucideIcon,
  MessageSquareCheck,
  PenLine,
  Receipt,
  User,
  Users,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useGetKnowledgeBaseQuery, useGetKnowledgeCategoryQuery } from '../api/help/helpApi';
import type { KnowledgeCategory } from '../api/help/schemas';
import { AskTeam } from '../components/AskTeam';
import { HelpHits, useQuery } from '../components/HelpHits';
import { QuestionLinks } from '../components/QuestionLinks';
import { foundGroups } from '../model/faqCategories';
import { isNotFound } from '../model/isNotFound';
import styles from './KnowledgeCategoryPage.module.css';

const icons: Record<string, LucideIcon> = {
  'book-a': BookA,
  clock: Clock,
  copyright: Copyright,
  'file-text': FileText,
  image: Image,
  languages: Languages,
  layers: Layers,
  'message-square-check': MessageSquareCheck,
  'pen-line': PenLine,
  receipt: Receipt,
  user: User,
  users: Users,
};

function QuestionGroup({ group, q }: { group: KnowledgeCategory; q: string }) {
  const { t } = useTranslation('pages');
  const { category, title, icon, questions } = group;
  return (
    <section className={styles.group} aria-label={title}>
      <h2 className={styles.title}>
        <Icon of={icons[icon] ?? CircleQuestionMark} className={styles.icon} />
        <Highlight text={title} query={q} />
        <span className={styles.count} aria-hidden="true">
          {questions.length}
        </span>
        <VisuallyHidden>{t('knowledge.questions', { count: questions.length })}</VisuallyHidden>
      </h2>
      <QuestionLinks category={category} questions={questions} q={q} />
    </section>
  );
}

export default function KnowledgeCategoryPage() {
  const { t } = useTranslation('pages');
  const { category = '' } = useParams();
  const { q, search } = useQuery();
  const { data: categories } = useGetKnowledgeBaseQuery();
  const { currentData: groups, error, isFetching, refetch } = useGetKnowledgeCategoryQuery(category);
  const known = categories?.find((entry) => entry.category === category);

  if (isNotFound(error))
    return (
      <RecordNotFound
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
