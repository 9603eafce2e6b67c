import { Button, Icon, SelectionBar } from '@atrium/ui';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ListedItem } from '../../api/schemas';
import { useItemActions } from '../../state/useItemActions';

interface ReviewBulkBarProps {
  items: readonly ListedItem[];
  onClear: () => void;
}

/** What can be done with several items at once; those with which it cannot be done are named, with the reason. */
export function ReviewBulkBar({ items, onClear }: ReviewBulkBarProps) {
  const { t } = useTranslation('content');
  const actions = useItemActions();
  const approve = async () => {
    await actions.take('approve', items);
    onClear();
  };
  return (
    <SelectionBar count={items.length} onClear={onClear}>
      <Button type="text" icon={<Icon of={Check} />} loading={actions.isBusy} onClick={() => void approve()}>
        {t('action.approve')}
      </Button>
    </SelectionBar>
  );
}
