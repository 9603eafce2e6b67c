import { Alert, Button, EmptyState, ErrorState, Icon, LoadingRows, SelectionBar, useFormat } from '@atrium/ui';
import { Check, RotateCcw, Star, Trash2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { maxListed } from '../../api/limits';
import type { SeveralChange } from '../../api/taskList';
import { taskPath } from '../../model/taskAddress';
import type { TaskActions } from '../../state/useTaskActions';
import type { TaskLists, TaskPageState } from '../../state/useTaskPage';
import type { TaskSelection } from '../../state/useTaskSelection';
import type { TaskView } from '../../state/useTaskView';
import { SelectionMenus } from './SelectionMenus';
import { TaskList } from './TaskList';

interface TaskSelectionBarProps {
  selection: TaskSelection;
  total: number;
  areDeleted: boolean;
  lists: TaskLists;
  actions: TaskActions;
}

type Choice = { key: 'restore' | 'complete' | 'star' | 'remove'; icon: typeof Check; change: SeveralChange };

const ofBin: readonly Choice[] = [{ key: 'restore', icon: RotateCcw, change: { isDeleted: false } }];
const ofOthers: readonly Choice[] = [
  { key: 'complete', icon: Check, change: { isCompleted: true } },
  { key: 'star', icon: Star, change: { isImportant: true } },
  { key: 'remove', icon: Trash2, change: { isDeleted: true } },
];

function TaskSelectionBar({ selection, total, areDeleted, lists, actions }: TaskSelectionBarProps) {
  const { t } = useTranslation('todo');
  const { chosen } = selection;
  const change = (what: SeveralChange) => {
    actions.changeAll(chosen, what);
    selection.switch();
  };
  return (
    <SelectionBar count={chosen.length} total={total} onSelectAll={selection.chooseAll} onClear={selection.switch}>
      {(areDeleted ? ofBin : ofOthers).map(({ key, icon, change: what }) => (
        <Button key={key} type="text" danger={key === 'remove'} icon={<Icon of={icon} />} onClick={() => change(what)}>
          {t(`bulk.${key}`)}
        </Button>
      ))}
      {!areDeleted && <SelectionMenus lists={lists} onChange={change} />}
    </SelectionBar>
  );
}

const TaskBoard = lazy(() => import('../TaskBoard/TaskBoard'));

interface TaskListPaneProps {
  page: TaskPageState;
  onAdd: () => void;
}

/**
 * List or board, or the reason why there is none. The previous content stays until the next has loaded, also on
 * failure.
 */
export function TaskListPane({ page, onAdd }: TaskListPaneProps) {
  const { t } = useTranslation('todo');
  const format = useFormat();
  const { list, query, board, tasks, view, lists, actions, selection } = page;
  const { data, currentData, error, isFetching, refetch } = list;
  if (error && !currentData) return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!data) return <LoadingRows rows={10} shape="line" isInset />;
  if (tasks.length === 0 && !isFetching) return <NoTasks view={view} onAdd={onAdd} />;
  if (board)
    return (
      <Suspense fallback={<LoadingRows rows={10} shape="line" isInset />}>
        <TaskBoard page={page} columns={board} />
      </Suspense>
    );
  return (
    <>
      {data.length === maxListed && <Alert type="info" title={t('list.cut', { shown: format.number(maxListed) })} />}
      <TaskList page={page} />
      <TaskSelectionBar
        selection={selection}
        total={tasks.length}
        areDeleted={query.filter === 'deleted'}
        lists={lists}
        actions={actions}
      />
    </>
  );
}

function NoTasks({ view, onAdd }: { view: TaskView; onAdd: () => void }) {
  const { t } = useTranslation('todo');
  const { q, place } = view;
  if (q)
    return (
      <EmptyState
        picture="search"
        title={t('empty.search.title')}
        text={t('empty.search.text', { query: q })}
        action={<Button onClick={() => view.setQuery('')}>{t('empty.search.clear')}</Button>}
      />
    );
  const kind = place.filter ?? (place.tag ? 'tag' : place.projectId ? 'project' : 'all');
  const canAdd = kind !== 'completed' && kind !== 'deleted';
  return (
    <EmptyState
      picture="tasks"
      title={t(`empty.${kind}.title`)}
      text={t(`empty.${kind}.text`)}
      action={canAdd ? <Button onClick={onAdd}>{t('add')}</Button> : <Link to={taskPath({})}>{t('filter.all')}</Link>}
    />
  );
}
