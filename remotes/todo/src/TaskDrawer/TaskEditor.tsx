import { Check, Circle } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Task } from 'shared/api';
import { Alert, Button, Form, type FormInstance, Icon, showFieldErrors, useToast } from 'shared/ui';
import { useAddTaskMutation, useGetTaskPeopleQuery } from '../api';
import type { TaskPlace } from '../model/taskAddress';
import { fromFormValues, type TaskFormValues, toFormValues } from '../model/taskForm';
import { newTaskIn } from '../model/taskList';
import type { TaskActions } from '../TaskPage/useTaskActions';
import styles from './TaskDrawer.module.css';
import { TaskForm } from './TaskForm';

interface TaskEditorProps {
  form: FormInstance<TaskFormValues>;
  actions: TaskActions;
  place: TaskPlace;
  /** Absent: a new one. */
  task?: Task;
  onDone: () => void;
  onCancel: () => void;
}

/** The form of a task, new or not, and what is done with it. */
export function TaskEditor({ form, actions, place, task, onDone, onCancel }: TaskEditorProps) {
  const { t } = useTranslation('todo');
  const toast = useToast();
  const [addTask, { isLoading: isAdding }] = useAddTaskMutation();
  const { data: people = [] } = useGetTaskPeopleQuery();
  const [isSaving, setSaving] = useState(false);
  const { isImportant, tags } = newTaskIn(place);
  const [initialValues] = useState(() =>
    toFormValues(task ?? { title: '', assignee: null, dueDate: null, tags, description: '' }),
  );
  const title = Form.useWatch('title', form) ?? initialValues.title;

  const add = async (values: TaskFormValues) => {
    const { error } = await addTask({ ...fromFormValues(values, people), isImportant });
    if (!error) {
      toast.success(t('done.added', { title: values.title.trim() }));
      return onDone();
    }
    showFieldErrors(form, error);
    toast.error(t('failed.add', { title: values.title.trim() }));
  };
  const save = async (values: TaskFormValues, before: Task) => {
    setSaving(true);
    const isKept = await actions.change(before, fromFormValues(values, people, before));
    setSaving(false);
    if (isKept) onDone();
  };

  return (
    <>
      {task && !task.isDeleted && (
        <div className={styles.state}>
          <Button
            className={task.isCompleted ? styles.done : undefined}
            icon={<Icon of={task.isCompleted ? Check : Circle} />}
            onClick={() => actions.toggleCompleted(task)}
          >
            {t(task.isCompleted ? 'completed' : 'markComplete')}
          </Button>
        </div>
      )}
      {task?.isDeleted && (
        <div className={styles.state}>
          <Alert
            type="hint"
            title={t('inBin')}
            action={<Button onClick={() => actions.restore(task)}>{t('restore')}</Button>}
          />
        </div>
      )}
      <TaskForm
        form={form}
        initialValues={initialValues}
        people={people}
        assignee={task?.assignee ?? null}
        onSubmit={(values) => void (task ? save(values, task) : add(values))}
      />
      <div className={styles.foot}>
        <Button
          type="primary"
          disabled={title.trim() === ''}
          loading={isAdding || isSaving}
          onClick={() => form.submit()}
        >
          {t(task ? 'save' : 'addThis')}
        </Button>
        {task ? (
          <Button onClick={() => form.resetFields()}>{t('reset')}</Button>
        ) : (
          <Button onClick={onCancel}>{t('cancel')}</Button>
        )}
      </div>
    </>
  );
}
