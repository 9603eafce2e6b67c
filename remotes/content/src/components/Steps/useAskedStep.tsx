import { useConfirm } from '@atrium/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Step } from '../../model/stepsFrom';
import { type Details, needsReason, type Subject } from '../../model/transition';
import { StepDialog } from './StepDialog';

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
