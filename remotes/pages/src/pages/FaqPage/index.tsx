import { EmptyState, ErrorState, Icon, LoadingRows, Page, SearchInput, Tabs } from '@atrium/ui';
import { CreditCard, type LucideIcon, Package, RotateCcw, Settings, Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FaqCategoryName } from '../../api/help/schemas';
import type { QuestionCategory } from '../../model/faqCategories';
import { AskTeam } from '../../components/Contact/AskTeam';
import { HelpHits } from '../../components/HelpHits/HelpHits';
import { Answers } from './Answers';
import styles from './Faq.module.css';
import { useFaq } from './useFaq';

const icons: Record<FaqCategoryName, LucideIcon> = {
  payment: CreditCard,
  delivery: Truck,
  cancellationReturn: RotateCcw,
  myOrders: Package,
  productServices: Settings,
};

/** Questions and answers by category; search, category and open question are in the address. */
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
  // While another search is on its way, what is on screen is not yet what it found.
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
