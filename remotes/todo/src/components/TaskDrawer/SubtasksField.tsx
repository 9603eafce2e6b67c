import { isComposing } from '@atrium/contract/values';
import { Checkbox, Icon, IconButton, Input, ProgressBar } from '@atrium/ui';
import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { titleLimit } from '../../api/limits';
import type { Subtask } from '../../api/schemas';
import { addSubtask, changeSubtask, progressOf, removeSubtask } from '../../model/subtasks';
import styles from './TaskDrawer.module.css';

interface SubtasksFieldProps {
  id?: string;
  value?: readonly Subtask[];
  onChange?: (subtasks: Subtask[]) => void;
}

/** Steps of a task: complete, rename, remove, and add. */
export function SubtasksField({ id, value = [], onChange }: SubtasksFieldProps) {
  const { t } = useTranslation('todo');
  const [written, setWritten] = useState('');
  const progress = progressOf(value);
  const add = () => {
    if (!written.trim()) return;
    onChange?.(addSubtask(value, written.trim()));
    setWritten('');
  };
  /** In a form, Enter would submit. */
  const onEnter = (event: KeyboardEvent) => {
    event.preventDefault();
    if (!isComposing(event)) add();
  };
  return (
    <div className={styles.subtasks}>
      {progress && (
        <div className={styles.progress}>
          <ProgressBar label={t('subtask.progress', progress)} share={progress.done / progress.total} tone="green" />
          <span aria-hidden="true">
            {progress.done}/{progress.total}
          </span>
        </div>
      )}
      <ul className={styles.steps} aria-label={t('field.subtasks')}>
        {value.map((subtask) => (
          <SubtaskRow
            key={subtask.id}
            subtask={subtask}
            onChange={(change) => onChange?.(changeSubtask(value, subtask.id, change))}
            onRemove={() => onChange?.(removeSubtask(value, subtask.id))}
          />
        ))}
      </ul>
      <Input
        id={id}
        prefix={<Icon of={Plus} />}
        dir="auto"
        maxLength={titleLimit}
        placeholder={t('subtask.add')}
        value={written}
        onChange={({ target }) => setWritten(target.value)}
        onPressEnter={onEnter}
        onBlur={add}
      />
    </div>
  );
}

interface SubtaskRowProps {
  subtask: Subtask;
  onChange: (change: Partial<Omit<Subtask, 'id'>>) => void;
  onRemove: () => void;
}

function SubtaskRow({ subtask, onChange, onRemove }: SubtaskRowProps) {
  const { t } = useTranslation('todo');
  return (
    <li className={styles.step}>
      <Checkbox
        checked={subtask.isDone}
        aria-label={t('subtask.done', { title: subtask.title })}
        onChange={({ target }) => onChange({ isDone: target.checked })}
      />
      <Input
        variant="borderless"
        dir="auto"
        className={subtask.isDone ? styles.stepDone : undefined}
        aria-label={t('subtask.title')}
        maxLength={titleLimit}
        value={subtask.title}
        onChange={({ target }) => onChange({ title: target.value })}
        onPressEnter={(event) => !isComposing(event) && event.preventDefault()}
      />
      <IconButton size="small" icon={X} label={t('subtask.remove', { title: subtask.title })} onClick={onRemove} />
    </li>
  );
}
