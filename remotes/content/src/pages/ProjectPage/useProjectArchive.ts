import { readApiError } from '@atrium/sdk';
import { useToast } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useUpdateProjectMutation } from '../../api/projectsApi';
import type { ListedProject } from '../../api/schemas';

/** Archives a project and restores it, with Undo; its items stay as they are. */
export function useProjectArchive() {
  const { t } = useTranslation('content');
  const toast = useToast();
  const [update, { isLoading }] = useUpdateProjectMutation();

  async function setArchived({ id, rev, name }: Pick<ListedProject, 'id' | 'rev' | 'name'>, isArchived: boolean) {
    const { data, error } = await update({ id, rev, isArchived });
    if (data)
      toast.success(t(isArchived ? 'project.archived' : 'project.restored', { name }), {
        action: { label: t('undo'), onClick: () => void setArchived(data.project, !isArchived) },
      });
    else {
      const { status, message } = readApiError(error);
      toast.error(status === 409 ? t('rejection.stale') : message || t('failedAction'));
    }
  }

  return { setArchived, isBusy: isLoading };
}
