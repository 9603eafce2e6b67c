import { Button, LoadingRows } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useViews } from '../../state/useViews';
import styles from './Period.module.css';
import { ViewForm } from './ViewForm';
import { ViewRow } from './ViewRow';

/** What was saved, each to be shown, renamed or taken away, and a name for what is shown now. */
export default function ViewList({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('dashboards');
  const { query, isSaving, isShown, save, rename, remove, show } = useViews();
  const views = query.data?.views ?? [];
  return (
    <>
      {query.isLoading && <LoadingRows rows={2} shape="line" />}
      {query.isError && (
        <p role="alert" className={styles.range}>
          {t('views.failed')}{' '}
          <Button type="link" size="small" onClick={() => void query.refetch()}>
            {t('tile.retry')}
          </Button>
        </p>
      )}
      {query.isSuccess && views.length === 0 && <p className={styles.range}>{t('views.none')}</p>}
      {views.length > 0 && (
        <ul className={styles.viewList}>
          {views.map((view) => (
            <ViewRow
              key={view.id}
              view={view}
              isShown={isShown(view)}
              onShow={() => {
                show(view);
                onDone();
              }}
              onRename={(name) => rename(view, name)}
              onRemove={() => void remove(view)}
            />
          ))}
        </ul>
      )}
      <ViewForm isSaving={isSaving} save={save} />
    </>
  );
}
