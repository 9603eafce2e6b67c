import { Ellipsis } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRuntime } from 'shared/runtime';
import { Button, DropdownMenu, IconButton, Modal, useConfirm, useToast } from 'shared/ui';
import type { ContentItem, ItemDetail, StepAction } from '../../api/schemas';
import { stepsFrom } from '../../model/stepsFrom';
import { needsReason, refusalOf } from '../../model/transition';
import { useActor } from '../../state/useActor';
import { useItemActions } from '../../state/useItemActions';
import { ReasonForm } from '../ItemDetail/ReasonForm';
import { LazyScheduleDialog } from '../Schedule/lazyScheduleDialog';
import styles from './ItemSteps.module.css';

type Step = Exclude<StepAction, 'undo'>;

interface ItemStepsProps {
  detail: ItemDetail;
  /** Saves what is written. @returns the item as it is saved, or null where it could not be */
  onSettle: () => Promise<ContentItem | null>;
}

/** The step that leads on from the item's state, and the others in a menu; each that is off says why. */
export function ItemSteps({ detail: { item }, onSettle }: ItemStepsProps) {
  const { t } = useTranslation('content');
  const actor = useActor();
  const actions = useItemActions();
  const confirm = useConfirm();
  const now = useRuntime().clock.now();
  const [asked, setAsked] = useState<Step | null>(null);
  const why = useId();
  const [main, ...others] = stepsFrom(item.status, item.publishedVersion !== null);
  const refusal = (step: Step) => refusalOf(step, item, actor, now);
  const toast = useToast();
  const close = () => setAsked(null);
  /** What is written is saved first: a step is one of the words that are on screen. */
  const take = async (step: Step, details: Parameters<typeof actions.take>[2] = {}) => {
    const saved = await onSettle();
    if (!saved) toast.error(t('save.first'));
    return saved !== null && actions.take(step, [saved], { version: saved.version, ...details });
  };

  const begin = async (step: Step) => {
    if (needsReason(step) || step === 'schedule' || step === 'reschedule') return setAsked(step);
    if (step === 'publishNow' || step === 'discard') {
      const question = { title: t(`confirm.${step}.title`, { title: item.title }), text: t(`confirm.${step}.text`) };
      if (!(await confirm({ ...question, confirm: t(`action.${step}`), isDanger: step === 'discard' }))) return;
    }
    await take(step);
  };
  const finish = async (step: Step, details: Parameters<typeof actions.take>[2]) => {
    const isDone = await take(step, details);
    if (isDone) close();
    return isDone;
  };
  if (!main) return null;
  const mainRefusal = refusal(main);
  return (
    <div className={styles.steps}>
      <Button
        type="primary"
        disabled={mainRefusal !== null}
        loading={actions.isBusy}
        aria-describedby={why}
        onClick={() => void begin(main)}
      >
        {t(`action.${main}`)}
      </Button>
      {others.length > 0 && (
        <DropdownMenu
          trigger={['click']}
          menu={{
            items: others.map((step) => {
              const reason = refusal(step);
              return {
                key: step,
                disabled: reason !== null,
                label: (
                  <>
                    {t(`action.${step}`)}
                    {reason && <span className={styles.reason}>{t(`refusal.${reason}`)}</span>}
                  </>
                ),
                onClick: () => void begin(step),
              };
            }),
          }}
        >
          <IconButton label={t('moreSteps')} icon={Ellipsis} />
        </DropdownMenu>
      )}
      {mainRefusal && (
        <p id={why} className={styles.why}>
          {t(`refusal.${mainRefusal}`)}
        </p>
      )}
      {asked && needsReason(asked) && (
        <Modal open title={t(`action.${asked}`)} footer={null} onCancel={close}>
          <ReasonForm
            keptAs={`${asked}.${item.id}`}
            label={t(asked === 'unpublish' ? 'reason.unpublish' : 'reason.changes')}
            submit={t(`action.${asked}`)}
            least={asked === 'unpublish' ? 1 : undefined}
            isBusy={actions.isBusy}
            onSubmit={(reason) => finish(asked, { reason })}
            onCancel={close}
          />
        </Modal>
      )}
      {(asked === 'schedule' || asked === 'reschedule') && (
        <Suspense>
          <LazyScheduleDialog
            item={item}
            isBusy={actions.isBusy}
            onSchedule={(plan) => finish(asked, plan)}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  );
}
