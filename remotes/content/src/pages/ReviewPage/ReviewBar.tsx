import { Button, Icon, Kbd } from '@atrium/ui';
import { Check, MessageSquare, SquareCheck } from 'lucide-react';
import { lazy, Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ItemDetail } from '../../api/schemas';
import { AssignMenu } from '../../components/ItemDetail/AssignMenu';
import styles from './ReviewBar.module.css';
import { useReviewDecision } from './useReviewDecision';

const ReasonForm = lazy(async () => ({
  default: (await import('../../components/ItemDetail/ReasonForm')).ReasonForm,
}));

interface ReviewBarProps {
  detail: ItemDetail;
  onSkip: () => void;
  /** Called after a decision, for the next item. */
  onDecided: () => void;
}

/** Actions of a reviewer; the reason is always given beside an action that is not possible. */
export function ReviewBar({ detail: { item, comments }, onSkip, onDecided }: ReviewBarProps) {
  const { t } = useTranslation('content');
  const decision = useReviewDecision(item, onDecided);
  const { actions, approveRejection, changesRejection, isAsking, setAsking } = decision;
  const why = useId();
  const rejection = approveRejection ?? changesRejection;
  if (isAsking)
    return (
      <div className={styles.bar}>
        <Suspense>
          <ReasonForm
            storageKey={`reason.${item.id}`}
            label={t('reason.changes')}
            submit={t('action.requestChanges')}
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
      {rejection && (
        <p id={why} className={styles.why}>
          {t(`rejection.${rejection}`)}
        </p>
      )}
      <div className={styles.actions}>
        <AssignMenu item={item} actions={actions} />
        <Button type="text" className={styles.skip} onClick={onSkip}>
          {t('action.skip')} <Kbd keys="J" />
        </Button>
        <Button disabled={changesRejection !== null} aria-describedby={why} onClick={() => setAsking(true)}>
          {t('action.requestChanges')} <Kbd keys="R" />
        </Button>
        <Button
          type="primary"
          icon={<Icon of={Check} />}
          disabled={approveRejection !== null}
          loading={actions.isBusy}
          aria-describedby={why}
          onClick={() => void decision.approve()}
        >
          {t('action.approveVersion', { version: item.version })} <Kbd keys="A" />
        </Button>
      </div>
    </div>
  );
}

/** Progress of an item: checklist and open comments. */
function ReviewFacts({ item, comments }: Pick<ItemDetail, 'item' | 'comments'>) {
  const { t } = useTranslation('content');
  const done = item.checklist.filter(({ isDone }) => isDone).length;
  const open = comments.filter(({ isResolved }) => !isResolved).length;
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
