import { Modal, useConfirm, useToast } from '@atrium/ui';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStepBundleMutation } from '../../api/bundlesApi';
import type { BundleAction, ListedBundle } from '../../api/schemas';
import type { Details } from '../../model/transition';
import { useRejectionText } from '../../state/useRejectionText';
import { ReasonForm } from '../ItemDetail/ReasonForm';
import { LazyScheduleDialog } from '../Schedule/lazyScheduleDialog';

interface BundleSteps {
  isBusy: boolean;
  begin: (action: BundleAction, bundle: ListedBundle) => void;
  dialog: ReactNode;
}

/** Steps of a bundle, which ask for a time, a reason or a confirmation first. */
export function useBundleSteps(): BundleSteps {
  const { t } = useTranslation('content');
  const toast = useToast();
  const confirm = useConfirm();
  const explain = useRejectionText();
  const [step, { isLoading }] = useStepBundleMutation();
  const [asked, setAsked] = useState<{ action: BundleAction; bundle: ListedBundle } | null>(null);

  const run = async (action: BundleAction, { id, rev, name }: ListedBundle, details: Details = {}) => {
    const { scheduledAt, zone, reason } = details;
    const { data, error } = await step({ id, rev, action, scheduledAt, zone, reason });
    if (!data) toast.error(explain(error));
    else if (data.refused.length > 0) toast.error(t('bundle.nothingDone', { name }));
    else toast.success(t(`bundle.done.${action}`, { name }));
    return data !== undefined && data.refused.length === 0;
  };
  const finish = async (details: Details) => {
    const isDone = asked !== null && (await run(asked.action, asked.bundle, details));
    if (isDone) setAsked(null);
    return isDone;
  };
  const begin = async (action: BundleAction, bundle: ListedBundle) => {
    if (action === 'schedule' || action === 'reschedule' || action === 'unpublish') return setAsked({ action, bundle });
    const question = { title: t('bundle.publishTitle', { name: bundle.name }), text: t('bundle.publishText') };
    if (action === 'publishNow' && !(await confirm({ ...question, confirm: t('action.publishNow') }))) return;
    await run(action, bundle);
  };
  const close = () => setAsked(null);
  return {
    isBusy: isLoading,
    begin: (action, bundle) => void begin(action, bundle),
    dialog:
      asked &&
      (asked.action === 'unpublish' ? (
        <Modal open title={t('bundle.unpublishTitle', { name: asked.bundle.name })} footer={null} onCancel={close}>
          <ReasonForm
            storageKey={`unpublish.bundle.${asked.bundle.id}`}
            label={t('reason.unpublish')}
            submit={t('action.unpublish')}
            minLength={1}
            isBusy={isLoading}
            onSubmit={(reason) => finish({ reason })}
            onCancel={close}
          />
        </Modal>
      ) : (
        <Suspense>
          <LazyScheduleDialog
            item={{ ...asked.bundle, title: asked.bundle.name, version: 0 }}
            isBusy={isLoading}
            onSchedule={finish}
            onClose={close}
          />
        </Suspense>
      )),
  };
}
