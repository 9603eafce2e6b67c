import { ErrorState, LoadingRows, SearchInput } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { SectionHead } from '../../components/SectionHead/SectionHead';
import styles from './BoardPage.module.css';
import { ItemBoard } from './ItemBoard';
import { useBoardColumns } from './useBoardColumns';

export default function BoardPage() {
  const { t } = useTranslation('content');
  const [search, setSearch] = useSearchParams();
  const q = search.get('q') ?? '';
  const { columns, isLoading, failing, retry } = useBoardColumns(q);
  return (
    <div className={styles.page}>
      <SectionHead
        title={t('board.title')}
        end={
          <SearchInput
            className={styles.search}
            label={t('review.search')}
            value={q}
            onSearch={(next) => setSearch(next ? { q: next } : {}, { replace: true })}
          />
        }
      />
      {failing ? (
        <ErrorState error={failing.error} onRetry={retry} isRetrying={failing.isFetching} />
      ) : isLoading ? (
        <LoadingRows rows={8} shape="card" isInset />
      ) : (
        <ItemBoard columns={columns} />
      )}
    </div>
  );
}
