import { CopyLink, EmptyState, ErrorState, Highlight, Icon, LoadingRows, Page, SearchInput, Tabs } from '@atrium/ui';
import { CreditCard, type LucideIcon, Package, RotateCcw, Settings, Truck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useGetFaqQuery } from '../../api/help/helpApi';
import type { FaqCategoryName } from '../../api/help/schemas';
import { Accordion, useAnchor } from '../../components/Accordion';
import { AskTeam } from '../../components/AskTeam';
import { HelpHits, useQuery } from '../../components/HelpHits';
import { faqCategories, type QuestionCategory, shownCategory } from '../../model/faqCategories';
import styles from './Faq.module.css';

/** Questions of a category: one open at a time; search results are all open, with highlights. */
function Answers({ category, q }: { category: QuestionCategory; q: string }) {
  const { t } = useTranslation('pages');
  const { anchor, toggleAnchor } = useAnchor();
  const [closed, setClosed] = useState<readonly string[]>([]);
  const toggleFound = (id: string) =>
    setClosed(closed.includes(id) ? closed.filter((other) => other !== id) : [...closed, id]);

  return (
    <Accordion
      level={2}
      isOpen={(id) => (q ? !closed.includes(id) : id === anchor)}
      onToggle={q ? toggleFound : toggleAnchor}
      items={category.questions.map(({ anchor: id, question, ans }) => ({
        id,
        title: <Highlight text={question} query={q} />,
        body: (
          <>
            <p className={styles.answer}>
              <Highlight text={ans} query={q} />
            </p>
            <CopyLink
              to={`/pages/faq?category=${category.name}#${id}`}
              label={t('faq.copyLink')}
              said={{ done: t('link.copied'), failed: t('link.notCopied') }}
            />
          </>
        ),
      }))}
    />
  );
}

function useFaq() {
  const [params, setParams] = useSearchParams();
  const { q, search } = useQuery();
  const { hash } = useLocation();
  const { data, error, isFetching, refetch } = useGetFaqQuery(q.trim());
  const categories = data && faqCategories(data);

  return {
    q,
    categories,
    shown: categories && shownCategory(categories, params.get('category'), decodeURIComponent(hash.slice(1))),
    error,
    isFetching,
    refetch,
    search,
    show: (category: string) =>
      setParams((current) => {
        current.set('category', category);
        return current;
      }),
  };
}

const icons: Record<FaqCategoryName, LucideIcon> = {
  payment: CreditCard,
  delivery: Truck,
  cancellationReturn: RotateCcw,
  myOrders: Package,
  productServices: Settings,
};

/** FAQ by category; search, category and open question are in the URL. */
export default function FaqPage() {
  const { t } = useTranslation('pages');
  const faq = useFaq();
  const { q, search, error, isFetching, refetch } = faq;
  return (
    <Page width="narrow" title={t('faq.title')}>
      <div className={styles.faq}>
        <SearchInput className={styles.search} label={t('faq.search')} value={q} onSearch={search} />
        {error && !isFetching ? (
          <ErrorState error={error} onRetry={refetch} title={t('faq.failed')} />
        ) : (
          <Categories {...faq} />
        )}
        <AskTeam subject={t('faq.mailSubject')} />
      </div>
    </Page>
  );
}

function Categories({ q, categories, shown, show, search, isFetching }: ReturnType<typeof useFaq>) {
  const { t } = useTranslation('pages');
  if (!categories) return <LoadingRows shape="line" />;
  if (!shown) {
    return q ? <HelpHits q={q} onClear={() => search('')} /> : <EmptyState picture="chat" title={t('faq.empty')} />;
  }
  // While another search loads, the shown results are outdated.
  const isFound = q !== '' && !isFetching;
  const label = ({ name, questions }: QuestionCategory) => {
    const category = t(`faq.category.${name}`);
    return isFound ? t('faq.hits', { category, count: questions.length }) : category;
  };
  return (
    <div aria-busy={isFetching}>
      <p role="status" className={styles.status}>
        {isFound && t('faq.found', { count: categories.flatMap(({ questions }) => questions).length, query: q })}
      </p>
      <Tabs
        label={t('faq.categories')}
        activeKey={shown.name}
        onChange={show}
        items={categories.map((category) => ({
          key: category.name,
          label: label(category),
          icon: <Icon of={icons[category.name]} />,
          children: <Answers key={q} category={category} q={q} />,
        }))}
      />
      {isFound && <HelpHits q={q} onClear={() => search('')} except="question" />}
    </div>
  );
}
