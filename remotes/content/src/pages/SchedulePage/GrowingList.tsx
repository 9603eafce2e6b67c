import { Button } from '@atrium/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedItem } from '../../api/schemas';
import styles from './SideItems.module.css';

interface GrowingListProps {
  items: readonly ListedItem[];
  total: number;
  step: number;
  children: (item: ListedItem) => ReactNode;
}

export function GrowingList({ items, total, step, children }: GrowingListProps) {
  const { t } = useTranslation('content');
  const [shown, setShown] = useState(step);
  return (
    <>
      <ul className={styles.list}>{items.slice(0, shown).map(children)}</ul>
      {items.length > shown && (
        <Button type="text" block onClick={() => setShown(shown + step)}>
          {t('more', { shown, total })}
        </Button>
      )}
    </>
  );
}
