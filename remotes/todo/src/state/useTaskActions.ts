import { useFormat, useToast } from '@atrium/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Task } from '../api/schemas';
import { type SeveralChange, type TakenBack, type TaskChange, toUndo } from '../api/taskList';
import {
  useDeleteTaskMutation,
  useEmptyBinMutation,
  useRestoreTasksMutation,
  useUpdateTaskMutation,
  useUpdateTasksMutation,
} from '../api/todoApi';
import { nextDue } from '../model/recurrence';
import { shortTitle } from '../model/shortTitle';
import { useToday } from './useToday';

export interface TaskActions {
  /** Resolves to true on success; failures are rolled back and reported. */
  change(task: Task, change: TaskChange): Promise<boolean>;
  toggleCompleted(task: Task): void;
  toggleImportant(task: Task): void;
  remove(task: Task): void;
  restore(task: Task): void;
  emptyBin(tasks: readonly Task[]): void;
  changeAll(tasks: readonly Task[], change: SeveralChange): void;
}

type Attempt = (call: Promise<{ error?: unknown }>, failure: string) => Promise<boolean>;

function useAttempt(): Attempt {
  const toast = useToast();
  return useMemo(
    () => async (call, failure) => {
      const { error } = await call;
      if (error) toast.error(failure);
      return !error;
    },
    [toast],
  );
}

/** Actions on an existing task: optimistic, rolled back with a toast on failure. */
export function useTaskActions(): TaskActions {
  const one = useOneTask();
  const several = useSeveralTasks();
  return useMemo(() => ({ ...one, ...several }), [one, several]);
}

function useOneTask() {
  const { t } = useTranslation('todo');
  const toast = useToast();
  const { dateShort } = useFormat();
  const today = useToday();
  const attempt = useAttempt();
  const [update] = useUpdateTaskMutation();
  const [remove] = useDeleteTaskMutation();

  return useMemo(() => {
    const titleOf = (task: Task) => ({ title: shortTitle(task.title) });
    const change: TaskActions['change'] = (task, changes) =>
      attempt(update({ id: task.id, change: changes, today }), t('failed.change', titleOf(task)));
    const undo = (task: Task, back: TaskChange) => ({
      action: { label: t('undo'), onClick: () => void change(task, back) },
    });
    const complete = async (task: Task) => {
      if (!(await change(task, { isCompleted: true }))) return;
      const { recurrence, dueDate } = task;
      const next = recurrence ? nextDue(recurrence, dueDate, today) : null;
      const text = next
        ? t('done.completedUntil', { ...titleOf(task), date: dateShort(next) })
        : t('done.completed', titleOf(task));
      toast.success(text, undo(task, { isCompleted: false }));
    };
    return {
      change,
      toggleCompleted: (task: Task) => void (task.isCompleted ? change(task, { isCompleted: false }) : complete(task)),
      toggleImportant: (task: Task) => void change(task, { isImportant: !task.isImportant }),
      async restore(task: Task) {
        if (await change(task, { isDeleted: false })) toast.success(t('done.restored', titleOf(task)));
      },
      async remove(task: Task) {
        if (!(await attempt(remove(task.id), t('failed.remove', titleOf(task))))) return;
        toast.success(t('done.removed', titleOf(task)), undo(task, { isDeleted: false }));
      },
    };
  }, [t, toast, dateShort, today, attempt, update, remove]);
}

function useSeveralTasks() {
  const { t } = useTranslation('todo');
  const toast = useToast();
  const today = useToday();
  const attempt = useAttempt();
  const [updateSeveral] = useUpdateTasksMutation();
  const [emptyBin] = useEmptyBinMutation();
  const [restoreFromBin] = useRestoreTasksMutation();

  return useMemo(() => {
    const takeBack = async (changes: readonly TakenBack[]) => {
      const answers = await Promise.all(changes.map((each) => updateSeveral({ ...each, today })));
      if (answers.some(({ error }) => error)) toast.error(t('failed.undo'));
    };
    return {
      async changeAll(tasks: readonly Task[], change: SeveralChange) {
        const ids = tasks.map(({ id }) => id);
        const count = ids.length;
        if (!(await attempt(updateSeveral({ ids, change, today }), t('failed.several', { count })))) return;
        toast.success(t('done.several', { count }), {
          action: { label: t('undo'), onClick: () => void takeBack(toUndo(tasks, change)) },
        });
      },
      async emptyBin(tasks: readonly Task[]) {
        const ids = tasks.map(({ id }) => id);
        if (!(await attempt(emptyBin(ids), t('failed.emptyBin')))) return;
        toast.success(t('done.emptied', { count: ids.length }), {
          action: { label: t('undo'), onClick: () => void attempt(restoreFromBin(ids), t('failed.undo')) },
        });
      },
    };
  }, [t, toast, today, attempt, updateSeveral, emptyBin, restoreFromBin]);
}
