import { CalendarDays, CircleCheck, Ellipsis, ListTodo, type LucideIcon, Plus, Star, Sun, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, DropdownMenu, Icon, IconButton, LabelDot, NavList } from 'shared/ui';
import type { TaskCounts } from '../../api/schemas';
import { type TaskFilter, taskFilters } from '../../api/taskPlace';
import { firstTags } from '../../model/firstTags';
import type { ListEditing } from '../../state/useListEditing';
import type { TaskLists } from '../../state/useTaskLists';
import type { TaskView } from '../../state/useTaskView';
import styles from './TaskPage.module.css';

const icons: Record<TaskFilter, LucideIcon> = {
  today: Sun,
  upcoming: CalendarDays,
  important: Star,
  completed: CircleCheck,
  deleted: Trash2,
};

export interface TaskSideProps {
  view: TaskView;
  lists: TaskLists;
  counts: TaskCounts | undefined;
  editing: ListEditing;
  onAdd: () => void;
}

/** The lists, projects and tags to choose from. */
export function TaskSide({ view, lists, counts, editing, onAdd }: TaskSideProps) {
  const { t } = useTranslation('todo');
  const { filter, tag, projectId } = view.place;
  const open = { countLabel: t('countLabel') };
  return (
    <>
      <Button type="primary" block className={styles.add} icon={<Icon of={Plus} />} onClick={onAdd}>
        {t('add')}
      </Button>
      <NavList
        label={t('lists')}
        activeKey={filter ?? (tag || projectId ? undefined : 'all')}
        items={[
          {
            ...open,
            key: 'all',
            to: view.pathOf({}),
            label: t('filter.all'),
            icon: <Icon of={ListTodo} />,
            count: counts?.all,
          },
          ...taskFilters.map((key) => ({
            ...(key !== 'deleted' && open),
            key,
            to: view.pathOf({ filter: key }),
            label: t(`filter.${key}`),
            icon: <Icon of={icons[key]} />,
            ...(key !== 'completed' && { count: counts?.[key] }),
          })),
        ]}
      />
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
        activeKey={projectId ? String(projectId) : undefined}
        items={lists.projects.map((project) => ({
          ...open,
          key: String(project.id),
          to: view.pathOf({ projectId: project.id }),
          label: project.name,
          icon: <LabelDot tone={project.tone} />,
          count: counts?.projects[project.id],
          end: (
            <ListMenu
              name={project.name}
              onEdit={() => editing.edit({ kind: 'project', list: project })}
              onDelete={() => editing.edit({ kind: 'deletion', list: project })}
            />
          ),
        }))}
      />
      <NavList
        label={t('tags')}
        hasHeading
        headingEnd={
          <IconButton size="small" icon={Plus} label={t('tagList.add')} onClick={() => editing.edit({ kind: 'tag' })} />
        }
        activeKey={tag}
        items={lists.tags.map((each) => ({
          ...open,
          key: each.id,
          to: view.pathOf({ tag: each.id }),
          label: each.name,
          icon: <LabelDot tone={each.tone} />,
          count: counts?.tags[each.id],
          end: (
            <ListMenu
              name={each.name}
              onEdit={() => editing.edit({ kind: 'tag', list: each })}
              onDelete={firstTags.some(({ id }) => id === each.id) ? undefined : () => void editing.deleteTag(each)}
            />
          ),
        }))}
      />
    </>
  );
}

interface ListMenuProps {
  name: string;
  onEdit: () => void;
  /** Absent for what is always there. */
  onDelete: (() => void) | undefined;
}

function ListMenu({ name, onEdit, onDelete }: ListMenuProps) {
  const { t } = useTranslation('todo');
  return (
    <DropdownMenu
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items: [
          { key: 'edit', label: t('list.edit') },
          ...(onDelete ? [{ key: 'delete', label: t('list.delete'), danger: true }] : []),
        ],
        onClick: ({ key }) => (key === 'edit' ? onEdit() : onDelete?.()),
      }}
    >
      <IconButton label={t('list.menu', { name })} icon={Ellipsis} />
    </DropdownMenu>
  );
}
