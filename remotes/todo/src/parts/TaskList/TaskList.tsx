import { lazy, type ReactNode, Suspense, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRuntime } from 'shared/runtime';
import { toDay, weekStartOf } from 'shared/ui';
import type { Task } from '../../api/schemas';
import type { TaskListQuery } from '../../api/todoApi';
import { firstOfGroups, groupByDue } from '../../model/dueGroup';
import type { TaskActions } from '../../state/useTaskActions';
import type { TaskSelection } from '../../state/useTaskSelection';
import type { TaskView } from '../../state/useTaskView';
import styles from './TaskList.module.css';
import { TaskRow } from './TaskRow';
import { useDrawnCount } from './useDrawnCount';
import { useRowKeys } from './useRowKeys';
import { useTaskOrder } from './useTaskOrder';

const SortableList = lazy(() => import('../../parts/SortableList/SortableList'));

interface TaskListProps {
  tasks: Task[];
  query: TaskListQuery;
  view: TaskView;
  actions: TaskActions;
  selection: TaskSelection;
}

/** The tasks: in groups when they are ordered by date, to be dragged when they are ordered by hand. */
export function TaskList({ tasks, query, view, actions, selection }: TaskListProps) {
  const { t } = useTranslation('todo');
  const { clock, languages } = useRuntime();
  const list = useRef<HTMLDivElement>(null);
  const move = useTaskOrder(query, tasks);
  const isByHand = view.sort === 'position';
  const keys = useRowKeys({ list, tasks, actions, ...(isByHand && { onMove: move }) });
  const today = toDay(clock.now());
  const { count, end } = useDrawnCount(JSON.stringify(query), tasks.length);
  const first = tasks.slice(0, count);

  const row = (task: Task, handle?: ReactNode) => (
    <TaskRow
      task={task}
      to={view.searchOf(task.id)}
      isOpen={view.open === task.id}
      query={view.q}
      today={today}
      actions={actions}
      selection={selection.isOn ? selection : undefined}
      handle={handle}
    />
  );
  const rows = (shown: Task[], { headingId, handle }: { headingId?: string; handle?: ReactNode } = {}) => (
    <ul className={styles.rows} aria-labelledby={headingId} aria-label={headingId ? undefined : t('tasks')}>
      {shown.map((task) => (
        <li key={task.id}>{row(task, handle)}</li>
      ))}
    </ul>
  );

  return (
    <div ref={list} className={styles.list} {...keys}>
      {view.sort === 'due-date' ? (
        firstOfGroups(groupByDue(tasks, { today, weekStart: weekStartOf(languages.get()) }), count).map(
          ({ group, tasks: inGroup }) => (
            <Group key={group} title={t(`group.${group}`)} isLate={group === 'overdue'}>
              {(headingId) => rows(inGroup, { headingId })}
            </Group>
          ),
        )
      ) : isByHand ? (
        <Suspense fallback={rows(first, { handle: <span data-handle /> })}>
          <SortableList items={first} label={t('tasks')} onMove={move}>
            {(index, handle) => {
              const task = first[index];
              return task && row(task, handle);
            }}
          </SortableList>
        </Suspense>
      ) : (
        rows(first)
      )}
      <div ref={end} className={styles.end} />
    </div>
  );
}

function Group({ title, isLate, children }: { title: string; isLate: boolean; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <section>
      <h2 id={id} className={styles.group} data-overdue={isLate || undefined}>
        {title}
      </h2>
      {children(id)}
    </section>
  );
}
