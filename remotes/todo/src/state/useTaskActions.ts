import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from 'shared/ui';
import type { Task } from '../api/schemas';
import { type SeveralChange, type TaskChange, toMarks } from '../api/taskList';
import {
  useDeleteTaskMutation,
  useEmptyBinMutation,
  useRestoreTasksMutation,
  useUpdateTaskMutation,
  useUpdateTasksMutation,
} from '../api/todoApi';

export interface TaskActions {
  /** Resolves to whether it was kept; what failed was taken back and said. */
  change(task: Task, change: TaskChange): Promise<boolean>;
  toggleCompleted(task: Task): void;
  toggleImportant(task: Task): void;
  remove(task: Task): void;
  restore(task: Task): void;
  emptyBin(tasks: readonly Task[]): void;
  /** The same change for several tasks. */
  changeAll(tasks: readonly Task[], change: SeveralChange): void;
}

/** What can be done with a task that exists. All of it shows at once and is taken back, with a word, when it fails. */
export function useTaskActions(): TaskActions {
  const { t } = useTranslation('todo');
  const toast = useToast();
  const [update] = useUpdateTaskMutation();
  const [updateSeveral] = useUpdateTasksMutation();
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
    const takeBack = async (marks: ReturnType<typeof toMarks>) => {
      const answers = await Promise.all(marks.map((each) => updateSeveral(each)));
      if (answers.some(({ error }) => error)) toast.error(t('failed.undo'));
    };
    const changeAll = async (tasks: readonly Task[], changes: SeveralChange) => {
      const ids = tasks.map(({ id }) => id);
      const marks = toMarks(tasks);
      if (!(await attempt(updateSeveral({ ids, change: changes }), t('failed.several', { count: ids.length })))) return;
      toast.success(t('done.several', { count: ids.length }), {
        action: { label: t('undo'), onClick: () => void takeBack(marks) },
      });
    };
    return {
      change,
      changeAll: (tasks, changes) => void changeAll(tasks, changes),
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
  }, [t, toast, update, updateSeveral, remove, emptyBin, restoreFromBin]);
}
