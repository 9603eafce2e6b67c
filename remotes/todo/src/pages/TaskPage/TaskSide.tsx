import { CircleCheck, ListTodo, type LucideIcon, Plus, Star, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, Icon, LabelDot, NavList } from 'shared/ui';
import { type TaskFilter, taskFilters, taskTags } from '../../api/taskPlace';
import { tagTones } from '../../model/tagTones';
import type { TaskView } from '../../state/useTaskView';
import styles from './TaskPage.module.css';

const icons: Record<TaskFilter, LucideIcon> = { important: Star, completed: CircleCheck, deleted: Trash2 };

/** The lists and tags to choose from. */
export function TaskSide({ view, onAdd }: { view: TaskView; onAdd: () => void }) {
  const { t } = useTranslation('todo');
  const { filter, tag } = view.place;
  return (
    <>
      <Button type="primary" block className={styles.add} icon={<Icon of={Plus} />} onClick={onAdd}>
        {t('add')}
      </Button>
      <NavList
        label={t('lists')}
        activeKey={filter ?? (tag ? undefined : 'all')}
        items={[
          { key: 'all', to: view.pathOf({}), label: t('filter.all'), icon: <Icon of={ListTodo} /> },
          ...taskFilters.map((key) => ({
            key,
            to: view.pathOf({ filter: key }),
            label: t(`filter.${key}`),
            icon: <Icon of={icons[key]} />,
          })),
        ]}
      />
      <NavList
        label={t('tags')}
        hasHeading
        activeKey={tag}
        items={taskTags.map((key) => ({
          key,
          to: view.pathOf({ tag: key }),
          label: t(`tag.${key}`),
          icon: <LabelDot tone={tagTones[key]} />,
        }))}
      />
    </>
  );
}
