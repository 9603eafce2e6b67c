import { useToast } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { Task } from '../../api/schemas';
import { moveInList } from '../../api/taskList';
import { type TaskListQuery, useReorderTasksMutation } from '../../api/todoApi';

/** Puts one task into another's place in the order by hand, at once; says so when that could not be kept. */
export function useTaskOrder(query: TaskListQuery, tasks: Task[]): (id: number, targetId: number) => void {
  const { t } = useTranslation('todo');
  const toast = useToast();
  const [reorder] = useReorderTasksMutation();
  return async (id, targetId) => {
    const { error } = await reorder({ view: query, tasks: moveInList(tasks, id, targetId) });
    if (error) toast.error(t('failed.reorder'));
  };
}
