import { Button, EmptyState, ErrorState, LoadingRows } from '@atrium/ui';
import type { QueryState } from '@atrium/ui/widget';
import { useTranslation } from 'react-i18next';
import type { Entry } from '../../api/schemas';
import styles from './EntryList.module.css';
import { EntryRow } from './EntryRow';

interface Props {
  query: QueryState<Entry[]>;
  q: string;
  onClear: () => void;
  onEdit: (entry: Entry) => void;
}

/** The entries that match: on their way, there, none, or not to be had. */
export function EntryList({ query: { data, error, isFetching, refetch }, q, onClear, onEdit }: Props) {
  const { t } = useTranslation('new-app');
  if (error && !isFetching) return <ErrorState error={error} onRetry={refetch} title={t('failed')} />;
  if (!data) return <LoadingRows shape="line" />;
  if (data.length === 0)
    return q ? (
      <EmptyState
        picture="search"
        title={t('nothing.title')}
        text={t('nothing.text', { q })}
        action={<Button onClick={onClear}>{t('nothing.clear')}</Button>}
      />
    ) : (
      <EmptyState picture="document" title={t('empty.title')} text={t('empty.text')} />
    );
  return (
    <ul className={styles.entries} aria-label={t('entries')} aria-busy={isFetching}>
      {data.map((entry) => (
        <EntryRow key={entry.id} entry={entry} q={q} onEdit={() => onEdit(entry)} />
      ))}
    </ul>
  );
}
