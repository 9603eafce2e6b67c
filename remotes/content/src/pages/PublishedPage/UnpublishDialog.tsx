import { Modal } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { ListedItem } from '../../api/schemas';
import { ReasonForm } from '../../components/ItemDetail/ReasonForm';
import { useItemActions } from '../../state/useItemActions';

export function UnpublishDialog({ item, onClose }: { item: ListedItem; onClose: () => void }) {
  const { t } = useTranslation('content');
  const actions = useItemActions();
  const unpublish = async (reason: string) => {
    const isDone = await actions.runStep('unpublish', [item], { reason });
    if (isDone) onClose();
    return isDone;
  };
  return (
    <Modal open title={t('published.unpublish', { title: item.title })} footer={null} onCancel={onClose}>
      <ReasonForm
        storageKey={`unpublish.${item.id}`}
        label={t('reason.unpublish')}
        submit={t('action.unpublish')}
        minLength={1}
        isBusy={actions.isBusy}
        onSubmit={unpublish}
        onCancel={onClose}
      />
    </Modal>
  );
}
