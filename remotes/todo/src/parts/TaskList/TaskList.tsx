import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Task } from '../../api/schemas';
import { sliceGroups, type TaskGroup } from '../../model/taskGroup';
import type { TaskPageState } from '../../state/useTaskPage';
import { TaskGroupPart } from './TaskGroupPart';
import styles from './TaskList.module.css';
import { TaskRow } from './TaskRow';
import { useDrawnRange } from './useDrawnRange';
import { useRowKeys } from './useRowKeys';
import { useTaskOrder } from './useTaskOrder';

const SortableList = lazy(() => import('../../parts/SortableList/SortableList'));

interface TaskListProps {
  page: TaskPageState;
  tasks: Task[];
}

/** The tasks: in groups when they are ordered by date, to be dragged when they are ordered by hand. */
export function TaskList({ page, tasks }: TaskListProps) {
  const { groups, isFolded, fold: onFold, query, view, lists, actions, selection } = page;
  const { t } = useTranslation('todo');
  const list = useRef<HTMLDivElement>(null);
  const move = useTaskOrder(query, tasks);
  const isByHand = view.sort === 'position';
  const shown = isFolded ? groups.filter(({ key }) => key !== 'completed') : groups;
  const total = shown.reduce((count, group) => count + group.tasks.length, 0);
  const range = useDrawnRange(JSON.stringify(query), total);
  const keys = useRowKeys({
    list,
    tasks,
    actions,
    selection,
    onMove: isByHand ? move : undefined,
    onOrderByHand: () => view.setSort('position'),
    draw: (edge) => flushSync(edge === 'start' ? range.toStart : range.toEnd),
  });

  const row = (task: Task, handle?: ReactNode) => (
    <TaskRow
      task={task}
      to={view.searchOf(task.id)}
      isOpen={view.open === task.id}
      query={view.q}
      today={query.today}
      lists={lists}
      place={view.place}
      actions={actions}
      selection={selection.isOn ? selection : undefined}
      handle={handle}
    />
  );
  const rows = (of: Task[], labels: { 'aria-label'?: string; 'aria-labelledby'?: string }, handle?: ReactNode) => (
    <ul className={styles.rows} {...labels}>
      {of.map((task) => (
        <li key={task.id}>{row(task, handle)}</li>
      ))}
    </ul>
  );
  const label = { 'aria-label': t('tasks') };
  const sortable = (of: Task[]) => (
    <Suspense fallback={rows(of, label, <span data-handle />)}>
      <SortableList items={of} label={t('tasks')} onMove={move}>
        {(index, handle) => {
          const task = of[index];
          return task && row(task, handle);
        }}
      </SortableList>
    </Suspense>
  );
  const drawn = sliceGroups(shown, range.from, range.to);
  const countOf = (key: TaskGroup['key']) => groups.find((group) => group.key === key)?.tasks.length ?? 0;
  const folded = isFolded && range.to >= total ? countOf('completed') : 0;
  return (
    <div ref={list} className={styles.list} {...keys}>
      {range.from > 0 && <div ref={range.start} className={styles.start} />}
      {drawn.map((group) =>
        group.key === 'open' ? (
          <div key={group.key}>{isByHand ? sortable(group.tasks) : rows(group.tasks, label)}</div>
        ) : (
          <TaskGroupPart
            key={group.key}
            groupKey={group.key}
            count={countOf(group.key)}
            today={query.today}
            onFold={group.key === 'completed' ? onFold : undefined}
          >
            {(headingId) => rows(group.tasks, { 'aria-labelledby': headingId })}
          </TaskGroupPart>
        ),
      )}
      {folded > 0 && <TaskGroupPart groupKey="completed" count={folded} today={query.today} onFold={onFold} isFolded />}
      <div ref={range.end} className={styles.end} />
    </div>
  );
}
