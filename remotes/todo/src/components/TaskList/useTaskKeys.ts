import { type KeyHandler, useKeys } from '@atrium/sdk';
import { useToast } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { Task } from '../../api/schemas';
import type { RowKeys } from './rowKeys';

/** The task whose title has the focus, among those on screen. */
export interface FocusedTask {
  links: readonly HTMLElement[];
  index: number;
  task: Task | undefined;
}

/** What the keys of the manifest do with the task that has the focus; without one they do nothing. */
export function useTaskKeys(
  focused: (target: EventTarget | null) => FocusedTask,
  { actions, selection, onMove, onOrderByHand }: RowKeys,
): void {
  const { t } = useTranslation('todo');
  const toast = useToast();
  const withTask =
    (run: (task: Task) => void): KeyHandler =>
    ({ target }) => {
      const { task } = focused(target);
      if (!task || task.isDeleted) return false;
      return run(task);
    };
  const offerOrder = () =>
    toast.info(t('order.otherwise'), { action: { label: t('order.byHand'), onClick: onOrderByHand } });
  const moveBy =
    (step: number): KeyHandler =>
    ({ target }) => {
      const { links, index, task } = focused(target);
      if (!task) return false;
      if (!onMove) return offerOrder();
      const neighbour = links[index + step];
      return neighbour ? onMove(task.id, Number(neighbour.dataset.task)) : false;
    };
  useKeys({
    complete: withTask(actions.toggleCompleted),
    star: withTask(actions.toggleImportant),
    remove: withTask(actions.remove),
    choose: withTask((task) => selection.toggle(task)),
    up: moveBy(-1),
    down: moveBy(1),
  });
}
