import { Button } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { Task } from '../../api/schemas';

/** Deletes for good what the list shows of the bin. */
export function EmptyBinButton({
  tasks,
  onEmpty,
}: {
  tasks: readonly Task[];
  onEmpty: (tasks: readonly Task[]) => void;
}) {
  const { t } = useTranslation('todo');
  return (
    <Button type="text" disabled={tasks.length === 0} onClick={() => onEmpty(tasks)}>
      {t('emptyBin')}
    </Button>
  );
}
