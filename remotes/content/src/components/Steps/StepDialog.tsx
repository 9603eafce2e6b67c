import { Modal } from '@atrium/ui';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Step } from '../../model/stepsFrom';
import { type Details, needsReason, type Subject } from '../../model/transition';
import { ReasonForm } from '../ItemDetail/ReasonForm';
import { LazyScheduleDialog } from '../Schedule/lazyScheduleDialog';

interface StepDialogProps {
  step: Step;
  item: Subject;
  isBusy: boolean;
  /** @returns true on success */
  onFinish: (details: Details) => Promise<boolean>;
  onClose: () => void;
}

export function StepDialog({ step, item, isBusy, onFinish, onClose }: StepDialogProps) {
  const { t } = useTranslation('content');
  if (needsReason(step))
    return (
      <Modal open title={t(`action.${step}`)} footer={null} onCancel={onClose}>
        <ReasonForm
          storageKey={`${step}.${item.id}`}
          label={t(step === 'unpublish' ? 'reason.unpublish' : 'reason.changes')}
          submit={t(`action.${step}`)}
          minLength={step === 'unpublish' ? 1 : undefined}
          isBusy={isBusy}
          onSubmit={(reason) => onFinish({ reason })}
          onCancel={onClose}
        />
      </Modal>
    );
  return (
    <Suspense>
      <LazyScheduleDialog item={item} isBusy={isBusy} onSchedule={onFinish} onClose={onClose} />
    </Suspense>
  );
}
