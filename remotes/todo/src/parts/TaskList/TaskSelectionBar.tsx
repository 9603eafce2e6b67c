import { Check, RotateCcw, Star, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, Icon, SelectionBar } from 'shared/ui';
import type { SeveralChange } from '../../api/taskList';
import type { TaskActions } from '../../state/useTaskActions';
import type { TaskSelection } from '../../state/useTaskSelection';

interface TaskSelectionBarProps {
  selection: TaskSelection;
  /** How many tasks the list has. */
  total: number;
  areDeleted: boolean;
  actions: TaskActions;
}

/** What can be done with the chosen tasks, all at once. */
export function TaskSelectionBar({ selection, total, areDeleted, actions }: TaskSelectionBarProps) {
  const { t } = useTranslation('todo');
  const { chosen } = selection;
  const choices: { key: 'restore' | 'complete' | 'star' | 'remove'; icon: typeof Check; change: SeveralChange }[] =
    areDeleted
      ? [{ key: 'restore', icon: RotateCcw, change: { isDeleted: false } }]
      : [
          { key: 'complete', icon: Check, change: { isCompleted: true } },
          { key: 'star', icon: Star, change: { isImportant: true } },
          { key: 'remove', icon: Trash2, change: { isDeleted: true } },
        ];
  return (
    <SelectionBar count={chosen.length} total={total} onSelectAll={selection.chooseAll} onClear={selection.switch}>
      {choices.map(({ key, icon, change }) => (
        <Button
          key={key}
          type="text"
          danger={key === 'remove'}
          icon={<Icon of={icon} />}
          onClick={() => {
            actions.changeAll(chosen, change);
            selection.switch();
          }}
        >
          {t(`bulk.${key}`)}
        </Button>
      ))}
    </SelectionBar>
  );
}
