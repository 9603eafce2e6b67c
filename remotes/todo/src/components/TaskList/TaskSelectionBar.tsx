import { Button, Icon, SelectionBar } from '@atrium/ui';
import { Check, RotateCcw, Star, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SeveralChange } from '../../api/taskList';
import type { TaskActions } from '../../state/useTaskActions';
import type { TaskLists } from '../../state/useTaskLists';
import type { TaskSelection } from '../../state/useTaskSelection';
import { SelectionMenus } from './SelectionMenus';

interface TaskSelectionBarProps {
  selection: TaskSelection;
  /** How many tasks the list has. */
  total: number;
  areDeleted: boolean;
  lists: TaskLists;
  actions: TaskActions;
}

type Choice = { key: 'restore' | 'complete' | 'star' | 'remove'; icon: typeof Check; change: SeveralChange };

const ofBin: readonly Choice[] = [{ key: 'restore', icon: RotateCcw, change: { isDeleted: false } }];
const ofOthers: readonly Choice[] = [
  { key: 'complete', icon: Check, change: { isCompleted: true } },
  { key: 'star', icon: Star, change: { isImportant: true } },
  { key: 'remove', icon: Trash2, change: { isDeleted: true } },
];

/** What can be done with the chosen tasks, all at once. */
export function TaskSelectionBar({ selection, total, areDeleted, lists, actions }: TaskSelectionBarProps) {
  const { t } = useTranslation('todo');
  const { chosen } = selection;
  const change = (what: SeveralChange) => {
    actions.changeAll(chosen, what);
    selection.switch();
  };
  return (
    <SelectionBar count={chosen.length} total={total} onSelectAll={selection.chooseAll} onClear={selection.switch}>
      {(areDeleted ? ofBin : ofOthers).map(({ key, icon, change: what }) => (
        <Button key={key} type="text" danger={key === 'remove'} icon={<Icon of={icon} />} onClick={() => change(what)}>
          {t(`bulk.${key}`)}
        </Button>
      ))}
      {!areDeleted && <SelectionMenus lists={lists} onChange={change} />}
    </SelectionBar>
  );
}
