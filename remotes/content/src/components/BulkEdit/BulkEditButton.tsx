import { ExplainedButton, Icon } from '@atrium/ui';
import { SquarePen } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedItem } from '../../api/schemas';
import { maxPerPage } from '../../api/schemas/limits';

const BulkEditDialog = lazy(() => import(/* webpackChunkName: "bulk" */ './BulkEditDialog'));

interface BulkEditButtonProps {
  count: number;
  isBusy?: boolean;
  /** Hands over the chosen items, once they are loaded. */
  load: (next: (items: readonly ListedItem[]) => void) => void;
  onDone: () => void;
}

/** Opens the form that changes many items. */
export function BulkEditButton({ count, isBusy = false, load, onDone }: BulkEditButtonProps) {
  const { t } = useTranslation('content');
  const [items, setItems] = useState<readonly ListedItem[]>([]);
  const isTooMany = count > maxPerPage;
  return (
    <>
      <ExplainedButton
        type="text"
        icon={<Icon of={SquarePen} />}
        loading={isBusy}
        reason={isTooMany ? t('published.tooMany', { count: maxPerPage }) : null}
        onClick={() => load(setItems)}
      >
        {t('bulk.open')}
      </ExplainedButton>
      {items.length > 0 && (
        <Suspense>
          <BulkEditDialog items={items} onClose={() => setItems([])} onDone={onDone} />
        </Suspense>
      )}
    </>
  );
}
