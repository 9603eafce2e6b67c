import { Modal, useConfirm } from '@atrium/ui';
import { type ReactNode, Suspense, useState } from 'react';
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

function StepDialog({ step, item, isBusy, onFinish, onClose }: StepDialogProps) {
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

interface AskedStep {
  begin: (step: Step, item: Subject) => Promise<void>;
  dialog: ReactNode;
}

const needsDialog = (step: Step) => needsReason(step) || step === 'schedule' || step === 'reschedule';

/** Steps that ask first: for a reason, a time, or a confirmation. */
export function useAskedStep(
  isBusy: boolean,
  runStep: (step: Step, item: Subject, details: Details) => Promise<boolean>,
): AskedStep {
  const { t } = useTranslation('content');
  const confirm = useConfirm();
  const [asked, setAsked] = useState<{ step: Step; item: Subject } | null>(null);
  const close = () => setAsked(null);
  return {
    async begin(step, item) {
      if (needsDialog(step)) return setAsked({ step, item });
      if (step === 'publishNow' || step === 'discard') {
        const question = { title: t(`confirm.${step}.title`, { title: item.title }), text: t(`confirm.${step}.text`) };
        if (!(await confirm({ ...question, confirm: t(`action.${step}`), isDanger: step === 'discard' }))) return;
      }
      await runStep(step, item, {});
    },
    dialog: asked && (
      <StepDialog
        step={asked.step}
        item={asked.item}
        isBusy={isBusy}
        onFinish={async (details) => {
          const isDone = await runStep(asked.step, asked.item, details);
          if (isDone) close();
          return isDone;
        }}
        onClose={close}
      />
    ),
  };
}
