import { useCan } from '@atrium/sdk';
import { Button, Icon, IconButton, LabelDot, type NavItem, NavList } from '@atrium/ui';
import { CalendarDays, CircleCheck, FileInput, ListTodo, type LucideIcon, Plus, Star, Sun, Trash2 } from 'lucide-react';
import { lazy, memo, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Task, TaskCounts } from '../../api/schemas';
import { type TaskFilter, taskFilters } from '../../api/taskPlace';
import { firstTags } from '../../model/firstTags';
import type { ListEditing } from '../../state/useListEditing';
import type { NamedTag, TaskLists } from '../../state/useTaskPage';
import type { TaskView } from '../../state/useTaskView';
import { ListMenu } from './ListDialogs';
import styles from './TaskPage.module.css';

export function EmptyBinButton({
  tasks,
  onEmpty,
}: {
  tasks: readonly Task[];
  onEmpty: (tasks: readonly Task[]) => void;
}) {
  const { t } = useTranslation('todo');
  return (
    <Button type="text" disabled={tasks.length === 0} onClick={() => onEmpty(tasks)}>
      {t('emptyBin')}
    </Button>
  );
}

const icons: Record<TaskFilter, LucideIcon> = {
  today: Sun,
  upcoming: CalendarDays,
  important: Star,
  completed: CircleCheck,
  deleted: Trash2,
};

interface TaskSideProps {
  view: TaskView;
  lists: TaskLists;
  counts: TaskCounts | undefined;
  editing: ListEditing;
  onAdd: () => void;
}

/** Lists, projects and tags. Rendered again only when they change, not with every task. */
export const TaskSide = memo(({ view, lists, counts, editing, onAdd }: TaskSideProps) => {
  const { t } = useTranslation('todo');
  const shared = { pathOf: view.pathOf, lists, counts, editing };
  return (
    <>
      <Button type="primary" block className={styles.add} icon={<Icon of={Plus} />} onClick={onAdd}>
        {t('add')}
      </Button>
      <FilterNav view={view} counts={counts} />
      <ProjectNav {...shared} activeId={view.place.projectId} />
      <TagNav {...shared} activeId={view.place.tag} />
      <ImportButton />
    </>
  );
});

const TaskImport = lazy(async () => ({ default: (await import('../../components/TaskImport')).TaskImport }));

/** For those who may add tasks. */
function ImportButton() {
  const { t } = useTranslation('todo');
  const canAdd = useCan()({ action: 'create', subject: 'Todo' });
  const [isOpen, setOpen] = useState(false);
  if (!canAdd) return null;
  return (
    <>
      <Button type="text" block className={styles.import} icon={<Icon of={FileInput} />} onClick={() => setOpen(true)}>
        {t('import.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <TaskImport onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function FilterNav({ view, counts }: Pick<TaskSideProps, 'view' | 'counts'>) {
  const { t } = useTranslation('todo');
  const { filter, tag, projectId } = view.place;
  const all: NavItem = {
    key: 'all',
    to: view.pathOf({}),
    label: t('filter.all'),
    icon: <Icon of={ListTodo} />,
    count: counts?.all,
    countLabel: t('countLabel', { count: counts?.all ?? 0 }),
  };
  const filters = taskFilters.map(
    (key): NavItem => ({
      ...(key !== 'deleted' && key !== 'completed' && { countLabel: t('countLabel', { count: counts?.[key] ?? 0 }) }),
      key,
      to: view.pathOf({ filter: key }),
      label: t(`filter.${key}`),
      icon: <Icon of={icons[key]} />,
      ...(key !== 'completed' && { count: counts?.[key] }),
    }),
  );
  const activeKey = filter ?? (tag || projectId ? undefined : 'all');
  return <NavList label={t('lists')} activeKey={activeKey} items={[all, ...filters]} />;
}

interface ListNavProps<Id> extends Pick<TaskSideProps, 'lists' | 'counts' | 'editing'>, Pick<TaskView, 'pathOf'> {
  activeId: Id | undefined;
}

const ProjectNav = memo(({ activeId, pathOf, lists, counts, editing }: ListNavProps<number>) => {
  const { t } = useTranslation('todo');
  return (
    <NavList
      label={t('projects')}
      hasHeading
      headingEnd={
        <IconButton
          size="small"
          icon={Plus}
          label={t('project.add')}
          onClick={() => editing.edit({ kind: 'project' })}
        />
      }
      activeKey={activeId === undefined ? undefined : String(activeId)}
      items={lists.projects.map((project) => ({
        key: String(project.id),
        to: pathOf({ projectId: project.id }),
        label: project.name,
        icon: <LabelDot tone={project.tone} />,
        count: counts?.projects[project.id],
        countLabel: t('countLabel', { count: counts?.projects[project.id] ?? 0 }),
        end: (
          <ListMenu
            name={project.name}
            onEdit={() => editing.edit({ kind: 'project', list: project })}
            onDelete={() => editing.edit({ kind: 'deletion', list: project })}
          />
        ),
      }))}
    />
  );
});

const isFirstTag = (tag: NamedTag) => firstTags.some(({ id }) => id === tag.id);

const TagNav = memo(({ activeId, pathOf, lists, counts, editing }: ListNavProps<string>) => {
  const { t } = useTranslation('todo');
  return (
    <NavList
      label={t('tags')}
      hasHeading
      headingEnd={
        <IconButton size="small" icon={Plus} label={t('tagList.add')} onClick={() => editing.edit({ kind: 'tag' })} />
      }
      activeKey={activeId}
      items={lists.tags.map((tag) => ({
        key: tag.id,
        to: pathOf({ tag: tag.id }),
        label: tag.name,
        icon: <LabelDot tone={tag.tone} />,
        count: counts?.tags[tag.id],
        countLabel: t('countLabel', { count: counts?.tags[tag.id] ?? 0 }),
        end: (
          <ListMenu
            name={tag.name}
            onEdit={() => editing.edit({ kind: 'tag', list: tag })}
            onDelete={isFirstTag(tag) ? undefined : () => void editing.deleteTag(tag)}
          />
        ),
      }))}
    />
  );
});
