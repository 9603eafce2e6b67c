import { Alert, Button, Icon, IconButton } from '@atrium/ui';
import { Check, Circle, CirclePause, CirclePlay, Star, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Task } from '../../api/schemas';
import type { TaskActions } from '../../state/useTaskActions';
import styles from './TaskDrawer.module.css';

interface TaskStateProps {
  task: Task;
  actions: TaskActions;
  onRemove: () => void;
}

export function TaskState({ task, actions, onRemove }: TaskStateProps) {
  const { t } = useTranslation('todo');
  if (task.isDeleted)
    return (
      <div className={styles.state}>
        <Alert
          type="hint"
          title={t('inBin')}
          action={<Button onClick={() => actions.restore(task)}>{t('restore')}</Button>}
        />
      </div>
    );
  return (
    <div className={styles.state}>
      <Button
        className={task.isCompleted ? styles.done : undefined}
        icon={<Icon of={task.isCompleted ? Check : Circle} />}
        onClick={() => actions.toggleCompleted(task)}
      >
        {t(task.isCompleted ? 'completed' : 'markComplete')}
      </Button>
      {!task.isCompleted && (
        <Button
          icon={<Icon of={task.isStarted ? CirclePause : CirclePlay} />}
          aria-pressed={task.isStarted ?? false}
          onClick={() => void actions.change(task, { isStarted: !task.isStarted })}
        >
          {t('status.started')}
        </Button>
      )}
      <span className={styles.end}>
        <IconButton
          className={styles.star}
          label={t('important')}
          icon={Star}
          isPressed={task.isImportant}
          onClick={() => actions.toggleImportant(task)}
        />
        <IconButton label={t('remove')} icon={Trash2} onClick={onRemove} />
      </span>
    </div>
  );
}
