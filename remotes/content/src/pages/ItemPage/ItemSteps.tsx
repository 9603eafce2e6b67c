import { Ellipsis } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRuntime } from 'shared/runtime';
import { Button, DropdownMenu, IconButton, Modal, useConfirm } from 'shared/ui';
import type { ItemDetail, StepAction } from '../../api/schemas';
import { stepsFrom } from '../../model/stepsFrom';
import { needsReason, refusalOf } from '../../model/transition';
import { ReasonForm } from '../../parts/ItemDetail/ReasonForm';
import { LazyScheduleDialog } from '../../parts/Schedule/lazyScheduleDialog';
import { useActor } from '../../state/useActor';
import { useItemActions } from '../../state/useItemActions';
import styles from './ItemSteps.module.css';

type Step = Exclude<StepAction, 'undo'>;

/** The step that leads on from the item's state, and the others in a menu; each that is off says why. */
export function ItemSteps({ detail: { item } }: { detail: ItemDetail }) {
  const { t } = useTranslation('content');
  const actor = useActor();
  const actions = useItemActions();
  const confirm = useConfirm();
  const now = useRuntime().clock.now();
  const [asked, setAsked] = useState<Step | null>(null);
  const why = useId();
  const [main, ...others] = stepsFrom(item.status, item.publishedVersion !== null);
  const refusal = (step: Step) => refusalOf(step, item, actor, now);
  const close = () => setAsked(null);

  const begin = async (step: Step) => {
    if (needsReason(step) || step === 'schedule' || step === 'reschedule') return setAsked(step);
    if (step === 'publishNow' || step === 'discard') {
      const question = { title: t(`confirm.${step}.title`, { title: item.title }), text: t(`confirm.${step}.text`) };
      if (!(await confirm({ ...question, confirm: t(`action.${step}`), isDanger: step === 'discard' }))) return;
    }
    await actions.take(step, [item], { version: item.version });
  };
  const finish = async (step: Step, details: Parameters<typeof actions.take>[2]) => {
    const isDone = await actions.take(step, [item], details);
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
