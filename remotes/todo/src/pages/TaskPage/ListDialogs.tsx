import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskCounts } from '../../api/schemas';
import { freshTone } from '../../model/taskTones';
import type { ListEditing } from '../../state/useListEditing';
import type { TaskLists } from '../../state/useTaskLists';

const ListDialog = lazy(() => import('../../parts/ListDialog/ListDialog'));
const DeleteProjectDialog = lazy(() => import('../../parts/ListDialog/DeleteProjectDialog'));

interface ListDialogsProps {
  editing: ListEditing;
  lists: TaskLists;
  counts: TaskCounts | undefined;
}

/** The dialog of the tag or project that is edited or deleted. */
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
  const fresh = { name: '', tone: freshTone(isTag ? lists.tags : lists.projects) };
  const title = edited.list
    ? t('list.editTitle', { name: edited.list.name })
    : t(isTag ? 'tagList.add' : 'project.add');
  const { name, tone } = edited.list ?? fresh;
  return (
    <Suspense>
      <ListDialog title={title} list={{ name, tone }} onSave={editing.save} onClose={close} />
    </Suspense>
  );
}
