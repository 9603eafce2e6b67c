import type { Action } from '@atrium/contract';
import { Button, Icon, IconSvg, Kbd } from '@atrium/ui';
import { MessageSquare, SquareCheck } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ItemDetail } from '../../api/schemas';
import { AssignMenu } from '../../components/ItemDetail/AssignMenu';
import { ReasonForm } from '../../components/ItemDetail/ReasonForm';
import styles from './ReviewBar.module.css';
import { useReviewDecision } from './useReviewDecision';

interface ReviewBarProps {
  detail: ItemDetail;
  skip: Action;
  /** Something was decided: the next one may come. */
  onDecided: () => void;
}

/** What a reviewer does with an item; why something is not possible is said beside, always. */
export function ReviewBar({ detail: { item, comments }, skip, onDecided }: ReviewBarProps) {
  const { t } = useTranslation('content');
  const decision = useReviewDecision(item, onDecided);
  const { action, actions, rejection, isAsking, setAsking } = decision;
  const approve = action('approve');
  const requestChanges = action('requestChanges');
  const why = useId();
  if (isAsking)
    return (
      <div className={styles.bar}>
        <ReasonForm
          storageKey={`reason.${item.id}`}
          label={t('reason.changes')}
          submit={requestChanges.label}
          isBusy={actions.isBusy}
          onSubmit={decision.requestChanges}
          onCancel={() => setAsking(false)}
        />
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
        <Button type="text" className={styles.skip} onClick={skip.run}>
          {t('action.skip')} <Kbd keys={skip.shortcut ?? ''} />
        </Button>
        <Button disabled={!requestChanges.isEnabled} aria-describedby={why} onClick={requestChanges.run}>
          {requestChanges.label} <Kbd keys={requestChanges.shortcut ?? ''} />
        </Button>
        <Button
          type="primary"
          icon={<IconSvg nodes={approve.icon} />}
          disabled={!approve.isEnabled}
          loading={actions.isBusy}
          aria-describedby={why}
          onClick={approve.run}
        >
          {t('action.approveVersion', { version: item.version })} <Kbd keys={approve.shortcut ?? ''} />
        </Button>
      </div>
    </div>
  );
}

/** How far an item is: its checklist and what is open of its comments. */
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
