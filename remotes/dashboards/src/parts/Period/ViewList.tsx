import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton, LoadingRows } from 'shared/ui';
import type { SavedView } from '../../api/schemas';
import { useViews } from '../../state/useViews';
import styles from './Period.module.css';
import { ViewForm } from './ViewForm';

/** What was saved, each to be shown or taken away, and a name for what is shown now. */
export default function ViewList({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('dashboards');
  const { query, isSaving, isShown, save, remove, show } = useViews();
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
              onRemove={() => void remove(view)}
            />
          ))}
        </ul>
      )}
      <ViewForm isSaving={isSaving} save={save} />
    </>
  );
}

interface ViewRowProps {
  view: SavedView;
  isShown: boolean;
  onShow: () => void;
  onRemove: () => void;
}

function ViewRow({ view: { name }, isShown, onShow, onRemove }: ViewRowProps) {
  const { t } = useTranslation('dashboards');
  return (
    <li className={styles.view}>
      <Button type="text" className={styles.viewName} aria-current={isShown} onClick={onShow}>
        <span dir="auto">{name}</span>
      </Button>
      <IconButton size="small" label={t('views.remove', { name })} icon={X} iconSize={12} onClick={onRemove} />
    </li>
  );
}
