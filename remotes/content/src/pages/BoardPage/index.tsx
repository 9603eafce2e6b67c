import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ErrorState, LoadingRows, SearchInput, usePageTitle } from 'shared/ui';
import { Board } from './Board';
import styles from './BoardPage.module.css';
import { useBoardColumns } from './useBoardColumns';

/** Everything that is not archived, by its state. */
export default function BoardPage() {
  const { t } = useTranslation('content');
  const [search, setSearch] = useSearchParams();
  const q = search.get('q') ?? '';
  const { columns, isLoading, failing, retry } = useBoardColumns(q);
  usePageTitle(t('board.title'));
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.name}>{t('board.title')}</h1>
        <SearchInput
          className={styles.search}
          label={t('review.search')}
          value={q}
          onSearch={(next) => setSearch(next ? { q: next } : {}, { replace: true })}
        />
      </header>
      {failing ? (
        <ErrorState error={failing.error} onRetry={retry} isRetrying={failing.isFetching} />
      ) : isLoading ? (
        <LoadingRows />
      ) : (
        <Board columns={columns} />
      )}
    </div>
  );
}
