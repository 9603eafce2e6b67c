import { Icon, useFormat, useToast } from '@atrium/ui';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Task } from '../../api/schemas';
import { moveInList } from '../../api/taskList';
import { type TaskListQuery, useReorderTasksMutation } from '../../api/todoApi';
import { sliceGroups, type TaskGroup } from '../../model/taskGroup';
import type { TaskPageState } from '../../state/useTaskPage';
import { useDayName } from '../../state/useToday';
import styles from './TaskList.module.css';
import { SortableRows, TaskRows } from './TaskRows';
import { useRenderedRange } from './useRenderedRange';
import { useRowKeys } from './useRowKeys';

interface TaskGroupSectionProps {
  groupKey: Exclude<TaskGroup['key'], 'open'>;
  count: number;
  today: string;
  /** Present if it can be collapsed. */
  onFold?: (() => void) | undefined;
  isFolded?: boolean;
  children?: (headingId: string) => ReactNode;
}

function TaskGroupSection({ groupKey, count, today, onFold, isFolded = false, children }: TaskGroupSectionProps) {
  const id = useId();
  const { number } = useFormat();
  const title = useGroupTitle(groupKey, today);
  const content = (
    <>
      {onFold && <Icon of={ChevronRight} size={14} />}
      <span id={id}>{title}</span>
      <span className={styles.count}>{number(count)}</span>
    </>
  );
  return (
    <section>
      <h2 className={styles.group} data-overdue={groupKey === 'overdue' || undefined}>
        {onFold ? (
          <button type="button" className={styles.fold} aria-expanded={!isFolded} onClick={onFold}>
            {content}
          </button>
        ) : (
          content
        )}
      </h2>
      {children?.(id)}
    </section>
  );
}

function useGroupTitle(key: TaskGroupSectionProps['groupKey'], today: string): string {
  const { t } = useTranslation('todo');
  const { dateLong } = useFormat();
  const nameDay = useDayName(today);
  if (!isDay(key)) return t(`group.${key}`);
  const day = key.slice('day '.length);
  return nameDay(day) ?? dateLong(day);
}

const isDay = (key: string): key is `day ${string}` => key.startsWith('day ');

/** Moves a task in the manual order, optimistically, with a toast on failure. */
function useTaskOrder(query: TaskListQuery, tasks: Task[]): (id: number, targetId: number) => void {
  const { t } = useTranslation('todo');
  const toast = useToast();
  const [reorder] = useReorderTasksMutation();
  return async (id, targetId) => {
    const { error } = await reorder({ view: query, tasks: moveInList(tasks, id, targetId) });
    if (error) toast.error(t('failed.reorder'));
  };
}

/** Tasks: grouped in date order, draggable in manual order. */
export function TaskList({ page }: { page: TaskPageState }) {
  const { groups, isFolded, fold, query, sort, tasks, view, actions, selection } = page;
  const list = useRef<HTMLDivElement>(null);
  const move = useTaskOrder(query, tasks);
  const onMove = sort === 'position' ? move : undefined;
  const shown = isFolded ? groups.filter(({ key }) => key !== 'completed') : groups;
  const total = shown.reduce((count, group) => count + group.tasks.length, 0);
  const range = useRenderedRange(JSON.stringify(query), total);
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
      {folded > 0 && (
        <TaskGroupSection groupKey="completed" count={folded} today={query.today} onFold={fold} isFolded />
      )}
      <div ref={range.end} className={styles.end} />
    </div>
  );
}

interface GroupRowsProps {
  group: TaskGroup;
  count: number;
  page: TaskPageState;
  onMove: ((id: number, targetId: number) => void) | undefined;
}

function GroupRows({ group: { key, tasks }, count, page, onMove }: GroupRowsProps) {
  if (key === 'open')
    return onMove ? <SortableRows page={page} tasks={tasks} onMove={onMove} /> : <TaskRows page={page} tasks={tasks} />;
  const onFold = key === 'completed' ? page.fold : undefined;
  return (
    <TaskGroupSection groupKey={key} count={count} today={page.query.today} onFold={onFold}>
      {(headingId) => <TaskRows page={page} tasks={tasks} headingId={headingId} />}
    </TaskGroupSection>
  );
}
