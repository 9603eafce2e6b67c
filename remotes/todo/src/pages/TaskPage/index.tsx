import { useApps, useCan, useRuntime } from '@atrium/sdk';
import { FloatingAction, Kbd, RecordNotFound, SideDrawer, SplitPage, useIsMedium } from '@atrium/ui';
import { Plus } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuickAdd } from '../../components/QuickAdd/QuickAdd';
import { TaskListPane } from '../../components/TaskList/TaskListPane';
import { useListEditing } from '../../state/useListEditing';
import { type TaskPageState, useTaskPage } from '../../state/useTaskPage';
import { ListDialogs } from './ListDialogs';
import styles from './TaskPage.module.css';
import { EmptyBinButton, TaskSide } from './TaskSide';
import { TaskToolbar } from './TaskToolbar';

/** Hints for the keys of list and board: arrows, and those that the manifest declares. */
function KeyHints({ isByHand, isBoard }: { isByHand: boolean; isBoard: boolean }) {
  const { t } = useTranslation('todo');
  const can = useCan();
  const language = useRuntime().languages.get();
  const app = useApps().find(({ id }) => id === 'todo');
  const hidden = [...(isBoard ? ['choose'] : ['left', 'right']), ...(isByHand || isBoard ? [] : ['up', 'down'])];
  const declared = Object.entries(app?.actions ?? {}).filter(
    ([id, { requires }]) => can(requires) && !hidden.includes(id),
  );
  return (
    <dl className={styles.keys} aria-label={t('keys.title')}>
      <KeyHint keys={['↑', '↓']} text={t('keys.move')} />
      {declared.map(([id, { shortcut = '', label }]) => (
        <KeyHint key={id} keys={[shortcut]} text={app?.labels[language][label] ?? label} />
      ))}
    </dl>
  );
}

function KeyHint({ keys, text }: { keys: readonly string[]; text: string }) {
  return (
    <div className={styles.hint}>
      <dt>
        <Kbd keys={keys} />
      </dt>
      <dd>{text}</dd>
    </div>
  );
}

const TaskDrawer = lazy(() => import('../../components/TaskDrawer/TaskDrawer'));

export default function TaskPage() {
  const page = useTaskPage();
  return page.isUnknown ? <UnknownList page={page} /> : <KnownList page={page} />;
}

interface PageProps {
  page: TaskPageState;
}

function KnownList({ page }: PageProps) {
  const { t } = useTranslation('todo');
  const { view, lists, counts, actions, selection, query, tasks } = page;
  const editing = useListEditing(view);
  const hasSpaceForSide = useIsMedium();
  const [isSideOpen, setSideOpen] = useState(false);
  const [wasDrawerOpen, setDrawerOpen] = useState(false);
  if (view.open && !wasDrawerOpen) setDrawerOpen(true);

  const add = useCallback(() => {
    setSideOpen(false);
    view.setOpen('new');
  }, [view]);
  const side = <TaskSide view={view} lists={lists} counts={counts} editing={editing} onAdd={add} />;
  const canAdd = view.place.filter !== 'completed' && view.place.filter !== 'deleted';
  return (
    <>
      <SplitPage
        title={useListTitle(page)}
        labels={{ side: t('lists'), list: t('tasks'), detail: t('task') }}
        side={
          <>
            {side}
            <KeyHints isByHand={view.sort === 'position'} isBoard={view.board !== null} />
          </>
        }
        list={
          <>
            <TaskToolbar
              view={view}
              selection={selection}
              {...(!hasSpaceForSide && { onLists: () => setSideOpen(true) })}
            >
              {query.filter === 'deleted' && <EmptyBinButton tasks={tasks} onEmpty={actions.emptyBin} />}
            </TaskToolbar>
            {canAdd && <QuickAdd view={view} lists={lists} />}
            <TaskListPane page={page} onAdd={add} />
          </>
        }
      />
      {canAdd && !selection.isOn && <FloatingAction label={t('add')} icon={Plus} onClick={add} />}
      <ListsDrawer isOpen={isSideOpen && !hasSpaceForSide} onClose={() => setSideOpen(false)}>
        {side}
      </ListsDrawer>
      <ListDialogs editing={editing} lists={lists} counts={counts} />
      {wasDrawerOpen && (
        <Suspense>
          <TaskDrawer page={page} />
        </Suspense>
      )}
    </>
  );
}

interface ListsDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Lists as a drawer on small screens; it closes when a link is followed. */
function ListsDrawer({ isOpen, onClose, children }: ListsDrawerProps) {
  const { t } = useTranslation('todo');
  return (
    <SideDrawer placement="left" size={280} title={t('lists')} open={isOpen} onClose={onClose}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the links inside are what is pressed, also by keys */}
      <div onClick={({ target }) => target instanceof Element && target.closest('a') && onClose()}>{children}</div>
    </SideDrawer>
  );
}

function useListTitle({ view, lists }: TaskPageState): string {
  const { t } = useTranslation('todo');
  const { filter, tag, projectId } = view.place;
  if (tag) return lists.tagOf(tag).name;
  if (projectId) return lists.projectOf(projectId)?.name ?? t('title');
  return filter ? t(`filter.${filter}`) : t('title');
}

function UnknownList({ page: { view } }: PageProps) {
  const { t } = useTranslation('todo');
  return (
    <RecordNotFound title={t('unknown.title')} text={t('unknown.text')} to={view.pathOf({})} link={t('filter.all')} />
  );
}
