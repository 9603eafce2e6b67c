import { explainApiError } from '@atrium/sdk';
import { useConfirm, useToast } from '@atrium/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { TaskProject, Tone } from '../api/schemas';
import {
  useDeleteProjectMutation,
  useDeleteTagMutation,
  useSaveProjectMutation,
  useSaveTagMutation,
} from '../api/todoApi';
import type { NamedTag } from './useTaskPage';
import type { TaskView } from './useTaskView';

type EditedList =
  | { kind: 'tag'; list?: NamedTag }
  | { kind: 'project'; list?: TaskProject }
  | { kind: 'deletion'; list: TaskProject };

export interface ListDraft {
  name: string;
  tone: Tone;
}

export interface ListEditing {
  edited: EditedList | null;
  edit(list: EditedList | null): void;
  /** Creates a tag or project. Rejects, as `update` does, with the issues. */
  add(written: ListDraft): Promise<unknown>;
  update(changed: Partial<ListDraft>, rev: number): Promise<unknown>;
  deleteTag(tag: NamedTag): Promise<void>;
  deleteProject(project: TaskProject, withTasks: boolean): Promise<void>;
}

/** Creates, changes and deletes tags and projects. Deleting the open one leads to all tasks. */
export function useListEditing({ place: { tag, projectId }, pathOf }: TaskView): ListEditing {
  const { t } = useTranslation('todo');
  const toast = useToast();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const [edited, edit] = useState<EditedList | null>(null);
  const [saveTag] = useSaveTagMutation();
  const [saveProject] = useSaveProjectMutation();
  const [deleteTag] = useDeleteTagMutation();
  const [deleteProject] = useDeleteProjectMutation();

  return useMemo(() => {
    const afterDeletion = (error: unknown, name: string, wasOpen: boolean) => {
      if (error) return toast.error(t('failed.remove', { title: name }));
      toast.success(t('done.removed', { title: name }));
      if (wasOpen) navigate(pathOf({}));
    };
    const explained = (call: Promise<unknown>) =>
      call.catch((error: unknown) => {
        throw explainApiError(error, (code) => (code === 'taken' ? t('list.taken') : undefined));
      });
    return {
      edited,
      edit,
      add: (written) => explained(edited?.kind === 'tag' ? saveTag(written).unwrap() : saveProject(written).unwrap()),
      async update(changed, rev) {
        if (edited?.kind === 'tag') return explained(saveTag({ ...changed, rev, id: edited.list?.id }).unwrap());
        return explained(saveProject({ ...changed, rev, id: edited?.list?.id }).unwrap());
      },
      async deleteTag({ id, name }) {
        const question = { title: t('tagList.deleteTitle', { name }), text: t('tagList.deleteText') };
        if (!(await confirm({ ...question, confirm: t('remove'), isDanger: true }))) return;
        const { error } = await deleteTag(id);
        afterDeletion(error, name, tag === id);
      },
      async deleteProject({ id, name }, withTasks) {
        const { error } = await deleteProject({ id, withTasks });
        afterDeletion(error, name, projectId === id);
      },
    };
  }, [t, toast, confirm, navigate, edited, saveTag, saveProject, deleteTag, deleteProject, tag, projectId, pathOf]);
}
