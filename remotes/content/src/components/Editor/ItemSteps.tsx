import { useRuntime } from '@atrium/sdk';
import { ExplainedButton, useToast } from '@atrium/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentItem, ItemDetail } from '../../api/schemas';
import { stepsFrom } from '../../model/stepsFrom';
import { rejectionOf } from '../../model/transition';
import { useActor } from '../../state/useActor';
import { useItemActions } from '../../state/useItemActions';
import { StepMenu } from '../Steps/StepMenu';
import { useAskedStep } from '../Steps/useAskedStep';
import styles from './ItemSteps.module.css';

interface ItemStepsProps {
  detail: ItemDetail;
  /** The reason why no step is possible: unsaved changes. */
  unsaved: string | null;
  /** Saves unsaved text. @returns the saved item, or null on failure */
  onSettle: () => Promise<ContentItem | null>;
}

/** Main step of the item's state, and the others in a menu; disabled ones give the reason. */
export function ItemSteps({ detail: { item }, unsaved, onSettle }: ItemStepsProps) {
  const { t } = useTranslation('content');
  const actor = useActor();
  const actions = useItemActions();
  const now = useRuntime().clock.now();
  const toast = useToast();
  const why = useId();
  // Saves first: a step applies to the text on screen.
  const { begin, dialog } = useAskedStep(actions.isBusy, async (step, _item, details) => {
    const saved = await onSettle();
    if (!saved) toast.error(t('save.first'));
    return saved !== null && actions.runStep(step, [saved], { version: saved.version, ...details });
  });
  const [main, ...others] = stepsFrom(item.status, item.publishedVersion !== null);
  if (!main) return null;
  const mainRejection = rejectionOf(main, item, actor, now);
  const reason = unsaved ?? (mainRejection && t(`rejection.${mainRejection}`));
  return (
    <div className={styles.steps}>
      <ExplainedButton
        type="primary"
        reason={reason}
        reasonId={why}
        loading={actions.isBusy}
        onClick={() => void begin(main, item)}
      >
        {t(`action.${main}`)}
      </ExplainedButton>
      {others.length > 0 && (
        <StepMenu
          item={item}
          steps={others}
          label={t('moreSteps')}
          unsaved={unsaved}
          onBegin={(step) => void begin(step, item)}
        />
      )}
      {reason && (
        <p id={why} className={styles.why}>
          {reason}
        </p>
      )}
      {dialog}
    </div>
  );
}
