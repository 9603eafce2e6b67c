import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button, EmptyState, ErrorState, LoadingRows } from 'shared/ui';
import type { Task } from '../../api/schemas';
import type { TaskListQuery } from '../../api/todoApi';
import { taskPath } from '../../model/taskAddress';
import type { TaskActions } from '../../state/useTaskActions';
import type { TaskSelection } from '../../state/useTaskSelection';
import type { TaskView } from '../../state/useTaskView';
import { TaskList } from './TaskList';
import { TaskSelectionBar } from './TaskSelectionBar';

interface TaskListPaneProps {
  list: { data?: Task[] | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown };
  query: TaskListQuery;
  view: TaskView;
  actions: TaskActions;
  selection: TaskSelection;
  onAdd: () => void;
}

/** The list, or why there is none. What was there stays until the next list has come. */
export function TaskListPane({ list, query, view, actions, selection, onAdd }: TaskListPaneProps) {
  const { data, error, isFetching, refetch } = list;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!data) return <LoadingRows rows={10} shape="line" />;
  if (data.length === 0 && !isFetching) return <NoTasks view={view} onAdd={onAdd} />;
  return (
    <>
      <TaskList tasks={data} query={query} view={view} actions={actions} selection={selection} />
      <TaskSelectionBar
        selection={selection}
        total={data.length}
        areDeleted={view.place.filter === 'deleted'}
        actions={actions}
      />
    </>
  );
}

function NoTasks({ view, onAdd }: Pick<TaskListPaneProps, 'view' | 'onAdd'>) {
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
  const kind = place.filter ?? (place.tag ? 'tag' : 'all');
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
