import { Button, Icon, SelectionBar } from '@atrium/ui';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ListedItem } from '../../api/schemas';
import { BulkEditButton } from '../../components/BulkEdit/BulkEditButton';
import { BundleButton } from '../../components/Bundle/BundleButton';
import { useItemActions } from '../../state/useItemActions';

interface ReviewBulkBarProps {
  items: readonly ListedItem[];
  onClear: () => void;
}

/** What may be done with several items of a queue at once. */
export default function ReviewBulkBar({ items, onClear }: ReviewBulkBarProps) {
  const { t } = useTranslation('content');
  const actions = useItemActions();
  const approve = async () => {
    await actions.runStep('approve', items);
    onClear();
  };
  return (
    <SelectionBar count={items.length} onClear={onClear}>
      <Button type="text" icon={<Icon of={Check} />} loading={actions.isBusy} onClick={() => void approve()}>
        {t('action.approve')}
      </Button>
      <BundleButton type="text" items={items} onDone={onClear} />
      <BulkEditButton count={items.length} load={(next) => next(items)} onDone={onClear} />
    </SelectionBar>
  );
}
