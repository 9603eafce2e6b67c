import { readApiError, useCan } from '@atrium/sdk';
import { Button, DropdownMenu, Icon, useToast } from '@atrium/ui';
import { Archive, ArchiveRestore, Pencil, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useUpdateProjectMutation } from '../../api/projectsApi';
import type { ListedProject } from '../../api/schemas';
import { contentTypes } from '../../api/schemas/choices';

/** Archives a project and restores it, with Undo; its items stay as they are. */
function useProjectArchive() {
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

interface ProjectActionsProps {
  project: ListedProject;
  onEdit: () => void;
}

export function ProjectActions({ project, onEdit }: ProjectActionsProps) {
  const { t } = useTranslation('content');
  const navigate = useNavigate();
  const can = useCan();
  const { setArchived, isBusy } = useProjectArchive();
  const isArchived = project.archivedAt !== null;
  const canUpdate = can({ action: 'update', subject: 'Project' });
  const types = contentTypes.map((type) => ({
    key: type,
    label: t(`new.${type}`),
    onClick: () => void navigate(`/content/new?type=${type}&project=${project.id}`),
  }));
  return (
    <>
      {canUpdate && (
        <Button
          type="text"
          loading={isBusy}
          icon={<Icon of={isArchived ? ArchiveRestore : Archive} />}
          onClick={() => void setArchived(project, !isArchived)}
        >
          {t(isArchived ? 'action.restore' : 'action.archive')}
        </Button>
      )}
      {canUpdate && (
        <Button icon={<Icon of={Pencil} />} onClick={onEdit}>
          {t('project.change')}
        </Button>
      )}
      {!isArchived && can({ action: 'create', subject: 'Content' }) && (
        <DropdownMenu trigger={['click']} placement="bottomRight" menu={{ items: types }}>
          <Button type="primary" icon={<Icon of={Plus} />}>
            {t('new.title')}
          </Button>
        </DropdownMenu>
      )}
    </>
  );
}
