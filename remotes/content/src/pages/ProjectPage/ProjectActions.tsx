import { useCan } from '@atrium/sdk';
import { Button, DropdownMenu, Icon } from '@atrium/ui';
import { Archive, ArchiveRestore, Pencil, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ListedProject } from '../../api/schemas';
import { contentTypes } from '../../api/schemas/choices';
import { useProjectArchive } from './useProjectArchive';

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
