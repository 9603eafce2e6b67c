import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Task } from '../../api/schemas';
import type { TaskPageState } from '../../state/useTaskPage';
import styles from './TaskList.module.css';
import { TaskRow } from './TaskRow';

const SortableList = lazy(() => import('../SortableList'));

interface TaskRowsProps {
  page: TaskPageState;
  tasks: readonly Task[];
  headingId?: string;
}

export function TaskRows({ headingId, ...props }: TaskRowsProps) {
  const { t } = useTranslation('todo');
  return <RowList {...props} label={headingId ? { 'aria-labelledby': headingId } : { 'aria-label': t('tasks') }} />;
}

interface SortableRowsProps extends TaskRowsProps {
  onMove: (id: number, targetId: number) => void;
}

export function SortableRows({ page, tasks, onMove }: SortableRowsProps) {
  const { t } = useTranslation('todo');
  const label = t('tasks');
  const waiting = <RowList page={page} tasks={tasks} label={{ 'aria-label': label }} handle={<span data-handle />} />;
  return (
    <Suspense fallback={waiting}>
      <SortableList items={tasks} label={label} onMove={onMove}>
        {(index, handle) => {
          const task = tasks[index];
          return task && <PageRow page={page} task={task} handle={handle} />;
        }}
      </SortableList>
    </Suspense>
  );
}

interface RowListProps extends Omit<TaskRowsProps, 'headingId'> {
  label: { 'aria-label': string } | { 'aria-labelledby': string };
  handle?: ReactNode;
}

function RowList({ page, tasks, label, handle }: RowListProps) {
  return (
    <ul className={styles.rows} {...label}>
      {tasks.map((task) => (
        <li key={task.id}>
          <PageRow page={page} task={task} handle={handle} />
        </li>
      ))}
    </ul>
  );
}

function PageRow({ page, task, handle }: { page: TaskPageState; task: Task; handle: ReactNode }) {
  const { view, query, lists, actions, selection } = page;
  return (
    <TaskRow
      task={task}
      to={view.searchOf(task.id)}
      isOpen={view.open === task.id}
      query={query.q ?? ''}
      today={query.today}
      lists={lists}
      isInProject={query.projectId !== undefined}
      actions={actions}
      selection={selection.isOn ? selection : undefined}
      handle={handle}
    />
  );
}
