import { Avatar, Checkbox, type Day, Highlight, IconButton, StretchedLink } from '@atrium/ui';
import { RotateCcw, Star } from 'lucide-react';
import { lazy, memo, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Task } from '../../api/schemas';
import type { TaskActions } from '../../state/useTaskActions';
import type { TaskLists, TaskPageState } from '../../state/useTaskPage';
import type { TaskSelection } from '../../state/useTaskSelection';
import { TaskMarks } from '../TaskMarks';
import styles from './TaskList.module.css';

interface TaskRowProps {
  task: Task;
  to: string;
  isOpen: boolean;
  query: string;
  today: Day;
  lists: TaskLists;
  isInProject: boolean;
  actions: TaskActions;
  selection?: TaskSelection | undefined;
  handle?: ReactNode;
}

/** One task. The row opens it, except for its own controls. Rendered again only when it changes. */
const TaskRow = memo((props: TaskRowProps) => {
  const { task, to, isOpen, query, actions, selection, handle } = props;
  const { t } = useTranslation('todo');
  const { title, isCompleted, isDeleted, isImportant, assignee } = task;
  return (
    <div
      className={styles.row}
      data-open={isOpen || undefined}
      data-chosen={selection?.has(task) || undefined}
      data-completed={isCompleted || undefined}
    >
      {handle}
      <RowCheck task={task} actions={actions} selection={selection} />
      <StretchedLink to={to} className={styles.title} dir="auto" data-task={task.id} aria-current={isOpen || undefined}>
        <Highlight text={title} query={query} />
      </StretchedLink>
      <TaskMarks {...props} className={styles.marks} />
      <span className={styles.assignee}>
        {assignee && <Avatar name={assignee.fullName} src={assignee.avatar} size="s" isNamed />}
      </span>
      {isDeleted ? (
        <IconButton label={t('row.restore', { title })} icon={RotateCcw} onClick={() => actions.restore(task)} />
      ) : (
        <IconButton
          className={styles.star}
          label={t('row.important', { title })}
          icon={Star}
          isPressed={isImportant}
          onClick={() => actions.toggleImportant(task)}
        />
      )}
    </div>
  );
});

/** Selects the task in selection mode, otherwise completes it. Binned tasks cannot be completed. */
function RowCheck({ task, actions, selection }: Pick<TaskRowProps, 'task' | 'actions' | 'selection'>) {
  const { t } = useTranslation('todo');
  const { title, isCompleted, isDeleted } = task;
  if (selection)
    return (
      <Checkbox
        className={styles.check}
        checked={selection.has(task)}
        aria-label={t('row.select', { title })}
        onChange={({ nativeEvent }) =>
          selection.toggle(task, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
        }
      />
    );
  if (isDeleted) return null;
  return (
    <Checkbox
      className={styles.check}
      checked={isCompleted}
      aria-label={t('row.complete', { title })}
      onChange={() => actions.toggleCompleted(task)}
    />
  );
}

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
