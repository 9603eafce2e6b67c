import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { sliceGroups, type TaskGroup } from '../../model/taskGroup';
import type { TaskPageState } from '../../state/useTaskPage';
import { TaskGroupPart } from './TaskGroupPart';
import styles from './TaskList.module.css';
import { SortableRows, TaskRows } from './TaskRows';
import { useDrawnRange } from './useDrawnRange';
import { useRowKeys } from './useRowKeys';
import { useTaskOrder } from './useTaskOrder';

/** The tasks: in groups when they are ordered by date, to be dragged when they are ordered by hand. */
export function TaskList({ page }: { page: TaskPageState }) {
  const { groups, isFolded, fold, query, sort, tasks, view, actions, selection } = page;
  const list = useRef<HTMLDivElement>(null);
  const move = useTaskOrder(query, tasks);
  const onMove = sort === 'position' ? move : undefined;
  const shown = isFolded ? groups.filter(({ key }) => key !== 'completed') : groups;
  const total = shown.reduce((count, group) => count + group.tasks.length, 0);
  const range = useDrawnRange(JSON.stringify(query), total);
  const keys = useRowKeys({
    list,
    tasks,
    actions,
    selection,
    onMove,
    onOrderByHand: () => view.setSort('position'),
    draw: (edge) => flushSync(edge === 'start' ? range.toStart : range.toEnd),
  });
  const countOf = (key: TaskGroup['key']) => groups.find((group) => group.key === key)?.tasks.length ?? 0;
  const folded = isFolded && range.to >= total ? countOf('completed') : 0;
  return (
    <div ref={list} className={styles.list} {...keys}>
      {range.from > 0 && <div ref={range.start} className={styles.start} />}
      {sliceGroups(shown, range.from, range.to).map((group) => (
        <GroupRows key={group.key} group={group} count={countOf(group.key)} page={page} onMove={onMove} />
      ))}
      {folded > 0 && <TaskGroupPart groupKey="completed" count={folded} today={query.today} onFold={fold} isFolded />}
      <div ref={range.end} className={styles.end} />
    </div>
  );
}

interface GroupRowsProps {
  /** What is drawn of it. */
  group: TaskGroup;
  /** How many tasks it has in all. */
  count: number;
  page: TaskPageState;
  onMove: ((id: number, targetId: number) => void) | undefined;
}

function GroupRows({ group: { key, tasks }, count, page, onMove }: GroupRowsProps) {
  if (key === 'open')
    return onMove ? <SortableRows page={page} tasks={tasks} onMove={onMove} /> : <TaskRows page={page} tasks={tasks} />;
  const onFold = key === 'completed' ? page.fold : undefined;
  return (
    <TaskGroupPart groupKey={key} count={count} today={page.query.today} onFold={onFold}>
      {(headingId) => <TaskRows page={page} tasks={tasks} headingId={headingId} />}
    </TaskGroupPart>
  );
}
