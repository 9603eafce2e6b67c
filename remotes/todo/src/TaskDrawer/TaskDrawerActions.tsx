import { Star, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Task } from 'shared/api';
import { IconButton } from 'shared/ui';
import type { TaskActions } from '../TaskPage/useTaskActions';
import styles from './TaskDrawer.module.css';

interface TaskDrawerActionsProps {
  task: Task;
  actions: TaskActions;
  onRemove: () => void;
}

/** Star and bin, for the open task. */
export function TaskDrawerActions({ task, actions, onRemove }: TaskDrawerActionsProps) {
  const { t } = useTranslation('todo');
  return (
    <>
      <IconButton
        className={styles.star}
        label={t('important')}
        icon={Star}
        isPressed={task.isImportant}
        onClick={() => actions.toggleImportant(task)}
      />
      <IconButton label={t('remove')} icon={Trash2} onClick={onRemove} />
    </>
  );
}
