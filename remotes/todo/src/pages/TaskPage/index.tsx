import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState, FloatingAction, SideDrawer, SplitPage, useIsMedium } from 'shared/ui';
import { type TaskListQuery, useGetTasksQuery } from '../../api/todoApi';
import { QuickAdd } from '../../parts/QuickAdd/QuickAdd';
import { TaskListPane } from '../../parts/TaskList/TaskListPane';
import { useTaskActions } from '../../state/useTaskActions';
import { useTaskSelection } from '../../state/useTaskSelection';
import { useTaskView } from '../../state/useTaskView';
import { EmptyBinButton } from './EmptyBinButton';
import { KeyHints } from './KeyHints';
import { TaskSide } from './TaskSide';
import { TaskToolbar } from './TaskToolbar';

const TaskDrawer = lazy(() => import('../../parts/TaskDrawer/TaskDrawer'));

/** The to-do lists: side, tasks, and a drawer for one of them. */
export default function TaskPage() {
  const { t } = useTranslation('todo');
  const view = useTaskView();
  const actions = useTaskActions();
  const hasRoomForSide = useIsMedium();
  const [isSideOpen, setSideOpen] = useState(false);
  const [wasDrawerOpen, setDrawerOpen] = useState(false);
  const { place, q, sort, open } = view;
  const query: TaskListQuery = { ...place, ...(q && { q }), sortBy: sort };
  const list = useGetTasksQuery(query, { skip: view.isUnknown });
  const selection = useTaskSelection(list.currentData);
  if (open && !wasDrawerOpen) setDrawerOpen(true);

  if (view.isUnknown)
    return (
      <EmptyState
        isPage
        picture="lost"
        title={t('unknown.title')}
        text={t('unknown.text')}
        action={<Link to={view.pathOf({})}>{t('filter.all')}</Link>}
      />
    );

  const add = () => {
    setSideOpen(false);
    view.setOpen('new');
  };
  const side = <TaskSide view={view} onAdd={add} />;
  const title = place.tag ? t(`tag.${place.tag}`) : place.filter ? t(`filter.${place.filter}`) : t('title');
  const canAdd = place.filter !== 'completed' && place.filter !== 'deleted';
  return (
    <>
      <SplitPage
        title={title}
        labels={{ side: t('lists'), list: t('tasks'), detail: t('task') }}
        side={
          <>
            {side}
            <KeyHints isByHand={sort === 'position'} />
          </>
        }
        list={
          <>
            <TaskToolbar
              view={view}
              selection={selection}
              {...(!hasRoomForSide && { onLists: () => setSideOpen(true) })}
            >
              {place.filter === 'deleted' && (
                <EmptyBinButton tasks={list.currentData ?? []} onEmpty={actions.emptyBin} />
              )}
            </TaskToolbar>
            {canAdd && <QuickAdd place={place} />}
            <TaskListPane list={list} query={query} view={view} actions={actions} selection={selection} onAdd={add} />
          </>
        }
      />
      {canAdd && !selection.isOn && <FloatingAction label={t('add')} icon={Plus} onClick={add} />}
      <SideDrawer
        placement="left"
        size={280}
        title={t('lists')}
        open={isSideOpen && !hasRoomForSide}
        onClose={() => setSideOpen(false)}
      >
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are what is pressed, also by keys */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: closes once a link inside was followed */}
        <div onClick={() => setSideOpen(false)}>{side}</div>
      </SideDrawer>
      {wasDrawerOpen && (
        <Suspense>
          <TaskDrawer view={view} actions={actions} tasks={list.currentData} />
        </Suspense>
      )}
    </>
  );
}
