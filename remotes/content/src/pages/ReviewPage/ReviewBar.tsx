import type { Action } from '@atrium/contract';
import { useActions, useRuntime } from '@atrium/sdk';
import { Button, ExplainedButton, Icon, IconSvg, Kbd } from '@atrium/ui';
import { MessageSquare, SquareCheck } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ItemDetail } from '../../api/schemas';
import { AssignMenu } from '../../components/ItemDetail/AssignMenu';
import { rejectionOf } from '../../model/transition';
import { useActor } from '../../state/useActor';
import { useItemActions } from '../../state/useItemActions';
import styles from './ReviewBar.module.css';

/** Approval or change request, by buttons and keys: reasons against it, and the state of the reason dialog. */
function useReviewDecision(item: ItemDetail['item'], onDecided: () => void) {
  const actor = useActor();
  const actions = useItemActions();
  const now = useRuntime().clock.now();
  const [isAsking, setAsking] = useState(false);
  const approveRejection = rejectionOf('approve', item, actor, now);
  const changesRejection = rejectionOf('requestChanges', item, actor, now);

  const approve = async () => {
    if (await actions.runStep('approve', [item], { version: item.version })) onDecided();
  };
  const requestChanges = async (reason: string) => {
    const isDone = await actions.runStep('requestChanges', [item], { reason });
    if (isDone) {
      setAsking(false);
      onDecided();
    }
    return isDone;
  };
  const action = useActions({
    approve: { run: () => void approve(), isEnabled: !approveRejection },
    requestChanges: {
      run(event) {
        event.preventDefault();
        setAsking(true);
      },
      isEnabled: !changesRejection,
    },
  });
  return { action, actions, approveRejection, changesRejection, requestChanges, isAsking, setAsking };
}

const ReasonForm = lazy(async () => ({
  default: (await import('../../components/ItemDetail/ReasonForm')).ReasonForm,
}));

interface ReviewBarProps {
  detail: ItemDetail;
  skip: Action;
  onDecided: () => void;
}

/** Actions of a reviewer; the reason is always given beside an action that is not possible. */
export function ReviewBar({ detail: { item, comments }, skip, onDecided }: ReviewBarProps) {
  const { t } = useTranslation('content');
  const decision = useReviewDecision(item, onDecided);
  const { action, actions, approveRejection, changesRejection, isAsking, setAsking } = decision;
  const reasonOf = (rejection: typeof approveRejection) => rejection && t(`rejection.${rejection}`);
  const reason = reasonOf(approveRejection ?? changesRejection);
  const approve = action('approve');
  const requestChanges = action('requestChanges');
  const why = useId();
  if (isAsking)
    return (
      <div className={styles.bar}>
        <Suspense>
          <ReasonForm
            storageKey={`reason.${item.id}`}
            label={t('reason.changes')}
            submit={requestChanges.label}
            isBusy={actions.isBusy}
            onSubmit={decision.requestChanges}
            onCancel={() => setAsking(false)}
          />
        </Suspense>
      </div>
    );
  return (
    <div className={styles.bar}>
      <ReviewFacts item={item} comments={comments} />
      {reason && (
        <p id={why} className={styles.why}>
          {reason}
        </p>
      )}
      <div className={styles.actions}>
        <AssignMenu item={item} actions={actions} />
        <Button type="text" className={styles.skip} onClick={skip.run}>
          {t('action.skip')} <Kbd keys={skip.shortcut ?? ''} isHidden />
        </Button>
        <ExplainedButton reason={reasonOf(changesRejection)} onClick={requestChanges.run}>
          {requestChanges.label} <Kbd keys={requestChanges.shortcut ?? ''} isHidden />
        </ExplainedButton>
        <ExplainedButton
          type="primary"
          icon={<IconSvg nodes={approve.icon} />}
          reason={reasonOf(approveRejection)}
          reasonId={why}
          loading={actions.isBusy}
          onClick={approve.run}
        >
          {t('action.approveVersion', { version: item.version })} <Kbd keys={approve.shortcut ?? ''} isHidden />
        </ExplainedButton>
      </div>
    </div>
  );
}

/** Progress of an item: checklist and open comments. */
function ReviewFacts({ item, comments }: Pick<ItemDetail, 'item' | 'comments'>) {
  const { t } = useTranslation('content');
  const done = item.checklist.filter(({ isDone }) => isDone).length;
  const open = comments.filter(({ isResolved, replyTo }) => !isResolved && !replyTo).length;
  return (
    <ul className={styles.facts}>
      {item.checklist.length > 0 && (
        <li data-done={done === item.checklist.length}>
          <Icon of={SquareCheck} />
          {t('checklist', { done, total: item.checklist.length })}
        </li>
      )}
      {open > 0 && (
        <li>
          <Icon of={MessageSquare} />
          {item.blockingComments > 0
            ? t('comments.openBlocking', { count: item.blockingComments })
            : t('comments.open', { count: open })}
        </li>
      )}
    </ul>
  );
}
