import { DropdownMenu, IconButton } from '@atrium/ui';
import { Ellipsis } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskCounts, TaskProject } from '../../api/schemas';
import { freshTone } from '../../model/firstTags';
import type { ListEditing } from '../../state/useListEditing';
import type { NamedTag, TaskLists } from '../../state/useTaskPage';

interface ListMenuProps {
  name: string;
  onEdit: () => void;
  /** Absent for built-in ones. */
  onDelete: (() => void) | undefined;
}

export function ListMenu({ name, onEdit, onDelete }: ListMenuProps) {
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

const ListDialog = lazy(() => import('../../components/ListDialog/ListDialog'));
const DeleteProjectDialog = lazy(() => import('../../components/ListDialog/DeleteProjectDialog'));

interface ListDialogsProps {
  editing: ListEditing;
  lists: TaskLists;
  counts: TaskCounts | undefined;
}

export function ListDialogs({ editing, lists, counts }: ListDialogsProps) {
  const { t } = useTranslation('todo');
  const { edited } = editing;
  if (!edited) return null;
  const close = () => editing.edit(null);
  if (edited.kind === 'deletion') {
    const { list } = edited;
    return (
      <Suspense>
        <DeleteProjectDialog
          project={list}
          count={counts?.projects[list.id] ?? 0}
          onDelete={(withTasks) => editing.deleteProject(list, withTasks)}
          onClose={close}
        />
      </Suspense>
    );
  }
  const isTag = edited.kind === 'tag';
  const { list } = edited;
  const all: readonly (NamedTag | TaskProject)[] = isTag ? lists.tags : lists.projects;
  const present = all.find(({ id }) => id === list?.id);
  const fresh = { name: '', tone: freshTone(all), rev: undefined };
  const title = list ? t('list.editTitle', { name: list.name }) : t(isTag ? 'tagList.add' : 'project.add');
  const { name, tone, rev } = present ?? list ?? fresh;
  return (
    <Suspense>
      <ListDialog
        title={title}
        name={name}
        tone={tone}
        rev={rev}
        isGone={list !== undefined && lists.areKnown && !present}
        editing={editing}
        toDraft={(newer) => ({ name: lists.nameOf(newer), tone: newer.tone })}
        onClose={close}
      />
    </Suspense>
  );
}
