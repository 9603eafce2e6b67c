import { usePeople } from '@atrium/sdk';
import { Drawer, EmptyState, ErrorState, useToast } from '@atrium/ui';
import { FormDrawer } from '@atrium/ui/forms';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Task } from '../../api/schemas';
import { newTaskIn } from '../../api/taskList';
import { useAddTaskMutation, useGetTasksQuery, useUpdateTaskMutation } from '../../api/todoApi';
import { shortTitle } from '../../model/shortTitle';
import {
  changedContent,
  fromFormValues,
  type TaskFormValues,
  type TaskPerson,
  toFormValues,
} from '../../model/taskForm';
import type { TaskPageState } from '../../state/useTaskPage';
import type { OpenTask } from '../../state/useTaskView';
import { TaskFields } from './TaskFields';
import { TaskState } from './TaskState';
import { useFieldViews } from './useFieldViews';

interface FoundTask {
  task?: Task;
  /** Deleted: the task is its last known version. */
  isGone: boolean;
  isLoading: boolean;
  error?: unknown;
}

/**
 * One task by its id. Usually it is in the list on screen; a linked task, or one that has just left the list, is looked
 * up among all tasks and in the bin. Until then, or if it is found nowhere, the last known version stays: the person
 * may be editing it.
 * @param listed tasks on screen, as far as they have loaded
 */
function useTask(id: number | null, listed: readonly Task[] | undefined, today: string): FoundTask {
  const inList = listed?.find((task) => task.id === id);
  const isElsewhere = id !== null && listed !== undefined && !inList;
  const all = useGetTasksQuery(isElsewhere ? { today } : skipToken);
  const deleted = useGetTasksQuery(isElsewhere ? { filter: 'deleted', today } : skipToken);
  const found = inList ?? [...(all.data ?? []), ...(deleted.data ?? [])].find((known) => known.id === id);
  const [lastTask, setLastTask] = useState(found);
  if (found && found !== lastTask) setLastTask(found);
  const task = found ?? (lastTask?.id === id ? lastTask : undefined);
  const hasLooked = all.isSuccess && deleted.isSuccess && !all.isFetching && !deleted.isFetching;
  return {
    ...(task && { task }),
    isGone: isElsewhere && !found && hasLooked,
    isLoading: !task && (listed === undefined || all.isLoading || deleted.isLoading),
    error: all.error ?? deleted.error,
  };
}

interface TaskDrawerProps {
  page: TaskPageState;
}

export default function TaskDrawer({ page }: TaskDrawerProps) {
  const { view, actions, lists, query } = page;
  const { t } = useTranslation('todo');
  const [updateTask] = useUpdateTaskMutation();
  const people = usePeople();
  const fields = useFieldViews(lists);
  // The content stays while the drawer slides out.
  const [shown, setShown] = useState<OpenTask>(view.open);
  if (view.open !== null && view.open !== shown) setShown(view.open);
  const { task, isGone, isLoading, error } = useTask(
    typeof shown === 'number' ? shown : null,
    page.list.currentData,
    query.today,
  );
  const here = newTaskIn(view.place, query.today);
  const add = useAddTask(here.isImportant, people);
  const values = toFormValues(task ?? { title: '', assignee: null, ...here });

  const isOpen = view.open !== null;
  const close = () => view.setOpen(null);
  if (typeof shown === 'number' && !task)
    return <GoneTask isOpen={isOpen && !isLoading} error={error} onClose={close} />;

  return (
    <FormDrawer<TaskFormValues>
      key={shown}
      title={task ? t('task') : t('add')}
      isOpen={isOpen}
      onClose={close}
      submit={task ? t('save') : t('addThis')}
      values={values}
      rev={task?.rev}
      lastChange={task?.lastChange}
      fields={fields}
      toValues={toFormValues}
      isGone={isOpen && isGone}
      whenGone={<LostTask />}
      onSave={add}
      {...(task && {
        onUpdate: (_changed, rev, { before, after }) => {
          const change = changedContent(after, before, people, task.assignee);
          return updateTask({ id: task.id, rev, change, today: query.today }).unwrap();
        },
      })}
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
      <TaskFields people={people} assignee={task?.assignee ?? null} lists={lists} />
    </FormDrawer>
  );
}

function useAddTask(isImportant: boolean, people: readonly TaskPerson[]) {
  const { t } = useTranslation('todo');
  const toast = useToast();
  const [addTask] = useAddTaskMutation();
  return async (written: TaskFormValues) => {
    const content = fromFormValues(written, people);
    const added = await addTask({ ...content, isImportant }).unwrap();
    toast.success(t('done.added', { title: shortTitle(content.title) }));
    return added;
  };
}

interface GoneTaskProps {
  isOpen: boolean;
  error: unknown;
  onClose: () => void;
}

/** Shown for a task that cannot be loaded. */
function GoneTask({ isOpen, error, onClose }: GoneTaskProps) {
  const { t } = useTranslation('todo');
  return (
    <Drawer title={t('task')} open={isOpen} onClose={onClose} size="min(440px, 100vw)">
      {error ? <ErrorState error={error} /> : <LostTask />}
    </Drawer>
  );
}

function LostTask() {
  const { t } = useTranslation('todo');
  return <EmptyState picture="lost" title={t('gone.title')} text={t('gone.text')} />;
}
