import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Task } from 'shared/api';
import { useToast } from 'shared/ui';
import { useDeleteTaskMutation, useEmptyBinMutation, useRestoreTasksMutation, useUpdateTaskMutation } from '../api';
import type { TaskChange } from '../model/taskList';

export interface TaskActions {
  /** Resolves to whether it was kept; what failed was taken back and said. */
  change(task: Task, change: Omit<TaskChange, 'id'>): Promise<boolean>;
  toggleCompleted(task: Task): void;
  toggleImportant(task: Task): void;
  remove(task: Task): void;
  restore(task: Task): void;
  emptyBin(tasks: readonly Task[]): void;
}

/** What can be done with a task that exists. All of it shows at once and is taken back, with a word, when it fails. */
export function useTaskActions(): TaskActions {
  const { t } = useTranslation('todo');
  const toast = useToast();
  const [update] = useUpdateTaskMutation();
  const [remove] = useDeleteTaskMutation();
  const [emptyBin] = useEmptyBinMutation();
  const [restoreFromBin] = useRestoreTasksMutation();

  return useMemo(() => {
    /** Waits for a call; says so when it failed. */
    const attempt = async (call: Promise<{ error?: unknown }>, failure: string) => {
      const { error } = await call;
      if (error) toast.error(failure);
      return !error;
    };
    const change: TaskActions['change'] = (task, changes) =>
      attempt(update({ id: task.id, ...changes }), t('failed.change', { title: task.title }));
    const restore = async (task: Task) => {
      if (await change(task, { isDeleted: false })) toast.success(t('done.restored', { title: task.title }));
    };
    return {
      change,
      restore: (task) => void restore(task),
      toggleCompleted: (task) => void change(task, { isCompleted: !task.isCompleted }),
      toggleImportant: (task) => void change(task, { isImportant: !task.isImportant }),
      async remove(task) {
        const { title } = task;
        if (!(await attempt(remove(task.id), t('failed.remove', { title })))) return;
        toast.success(t('done.removed', { title }), {
          action: { label: t('undo'), onClick: () => void change(task, { isDeleted: false }) },
        });
      },
      async emptyBin(tasks) {
        const ids = tasks.map(({ id }) => id);
        if (!(await attempt(emptyBin(ids), t('failed.emptyBin')))) return;
        toast.success(t('done.emptied', { count: ids.length }), {
          action: {
            label: t('undo'),
            onClick: () => void attempt(restoreFromBin(ids), t('failed.undo')),
          },
        });
      },
    };
  }, [t, toast, update, remove, emptyBin, restoreFromBin]);
}
