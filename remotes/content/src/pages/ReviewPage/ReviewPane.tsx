import type { Action } from '@atrium/contract';
import {
  ActionButton,
  EmptyState,
  ErrorState,
  Icon,
  LinkButton,
  LoadingRows,
  useIsNarrow,
  VisuallyHidden,
} from '@atrium/ui';
import { SquarePen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useGetItemQuery } from '../../api/contentApi';
import { ItemDetailTabs } from '../../components/ItemDetail/ItemDetailTabs';
import { isNotFound } from '../../model/isNotFound';
import { ReviewBar } from './ReviewBar';
import styles from './ReviewPane.module.css';

interface ReviewPaneProps {
  id: number;
  /** "1 of 6". */
  place: { index: number; total: number };
  onBack: () => void;
  previous: Action;
  next: Action;
  onDecided: () => void;
}

/** Item under review, with its actions at the end. On phones it fills the screen. */
export function ReviewPane({ id, place, onBack, previous, next, onDecided }: ReviewPaneProps) {
  const { t } = useTranslation('content');
  const { currentData, error, refetch, isFetching } = useGetItemQuery(id);
  const isNarrow = useIsNarrow();
  return (
    <>
      <div className={styles.head}>
        {isNarrow && (
          <button type="button" className={styles.back} onClick={onBack}>
            {t('back')}
          </button>
        )}
        <span className={styles.place}>
          {place.index >= 0 && t('place', { index: place.index + 1, total: place.total })}
        </span>
        {/* Keys, and decisions, open another item without moving the focus to it. */}
        <VisuallyHidden>
          <span role="status">{currentData?.item.title}</span>
        </VisuallyHidden>
        <ActionButton action={previous} />
        <ActionButton action={next} />
        <LinkButton to={`/content/items/${id}`} type="text" icon={<Icon of={SquarePen} />}>
          {t('openItem')}
        </LinkButton>
      </div>
      {isNotFound(error) ? (
        <EmptyState picture="lost" title={t('gone.title')} text={t('gone.text')} />
      ) : error && !currentData ? (
        <ErrorState error={error} onRetry={refetch} isRetrying={isFetching} />
      ) : !currentData ? (
        <div className={styles.wait}>
          <LoadingRows shape="text" rows={5} />
        </div>
      ) : (
        <>
          <ItemDetailTabs key={id} detail={currentData} />
          <ReviewBar key={`bar-${id}`} detail={currentData} skip={next} onDecided={onDecided} />
        </>
      )}
    </>
  );
}
