import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Task } from 'shared/api';
import { useToast } from 'shared/ui';
import { useDeleteTaskMutation, useEmptyBinMutation, useRestoreTasksMutation, useUpdateTaskMutation } from '../api';
import type { TaskChange } from '../model/taskList';

/** What several tasks can be made at once. */
export type SeveralChange = Partial<Pick<Task, 'isCompleted' | 'isImportant' | 'isDeleted'>>;

export interface TaskActions {
  /** Resolves to whether it was kept; what failed was taken back and said. */
  change(task: Task, change: Omit<TaskChange, 'id'>): Promise<boolean>;
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
    /** Changes each task on its own; gives those whose call failed. */
    const updateAll = async (changes: TaskChange[]) => {
      const answers = await Promise.all(changes.map((each) => update(each)));
      return answers.filter(({ error }) => error).length;
    };
    const changeAll = async (tasks: readonly Task[], changes: SeveralChange) => {
      const failures = await updateAll(tasks.map(({ id }) => ({ id, ...changes })));
      const before = tasks.map(({ id, isCompleted, isImportant, isDeleted }) => ({
        id,
        isCompleted,
        isImportant,
        isDeleted,
      }));
      const undo = async () => {
        if (await updateAll(before)) toast.error(t('failed.undo'));
      };
      if (failures) toast.error(t('failed.several', { count: failures }));
      else
        toast.success(t('done.several', { count: tasks.length }), {
          action: { label: t('undo'), onClick: () => void undo() },
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
  }, [t, toast, update, remove, emptyBin, restoreFromBin]);
}
