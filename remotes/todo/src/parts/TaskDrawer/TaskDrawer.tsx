import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePeople } from 'shared/runtime';
import { Drawer, EmptyState, ErrorState, useToast } from 'shared/ui';
import { FormDrawer } from 'shared/ui/forms';
import type { Task } from '../../api/schemas';
import { newTaskIn } from '../../api/taskList';
import { useAddTaskMutation, useUpdateTaskMutation } from '../../api/todoApi';
import { fromFormValues, type TaskFormValues, toFormValues } from '../../model/taskForm';
import type { TaskActions } from '../../state/useTaskActions';
import type { OpenTask, TaskView } from '../../state/useTaskView';
import { TaskFields } from './TaskFields';
import { TaskState } from './TaskState';
import { useTask } from './useTask';

interface TaskDrawerProps {
  view: TaskView;
  actions: TaskActions;
  /** The list on screen. */
  tasks: readonly Task[] | undefined;
}

/** Beside the list: a new task, or the one that the address names. */
export default function TaskDrawer({ view, actions, tasks }: TaskDrawerProps) {
  const { t } = useTranslation('todo');
  const toast = useToast();
  const [addTask] = useAddTaskMutation();
  const [updateTask] = useUpdateTaskMutation();
  const people = usePeople();
  // What is shown stays while the drawer slides away.
  const [shown, setShown] = useState<OpenTask>(view.open);
  if (view.open !== null && view.open !== shown) setShown(view.open);
  const { task, isLoading, error } = useTask(typeof shown === 'number' ? shown : null, tasks);
  const here = newTaskIn(view.place);
  const values = toFormValues(task ?? { title: '', assignee: null, dueDate: null, tags: here.tags });

  const isOpen = view.open !== null;
  const close = () => view.setOpen(null);
  if (typeof shown === 'number' && !task)
    return (
      <Drawer title={t('task')} open={isOpen && !isLoading} onClose={close} size="min(440px, 100vw)">
        {error ? (
          <ErrorState error={error} />
        ) : (
          <EmptyState picture="lost" title={t('gone.title')} text={t('gone.text')} />
        )}
      </Drawer>
    );

  const save = async (written: TaskFormValues, rev?: number) => {
    const content = fromFormValues(written, people, task);
    if (task) return updateTask({ id: task.id, rev, ...content }).unwrap();
    const added = await addTask({ ...content, isImportant: here.isImportant }).unwrap();
    toast.success(t('done.added', { title: content.title }));
    return added;
  };
  return (
    <FormDrawer<TaskFormValues>
      key={shown}
      title={task ? t('task') : t('add')}
      isOpen={isOpen}
      onClose={close}
      submit={task ? t('save') : t('addThis')}
      values={values}
      rev={task?.rev}
      onSave={save}
    >
      {task && (
        <TaskState
          task={task}
          actions={actions}
          onRemove={() => {
            actions.remove(task);
            close();
          }}
        />
      )}
      <TaskFields people={people} assignee={task?.assignee ?? null} isNew={!task} />
    </FormDrawer>
  );
}
