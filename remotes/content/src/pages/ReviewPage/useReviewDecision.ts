import { useKeys, useRuntime } from '@atrium/sdk';
import { useState } from 'react';
import type { ItemDetail } from '../../api/schemas';
import { rejectionOf } from '../../model/transition';
import { useActor } from '../../state/useActor';
import { useItemActions } from '../../state/useItemActions';

/** Approval or change request, by buttons and keys: reasons against it, and the state of the reason dialog. */
export function useReviewDecision(item: ItemDetail['item'], onDecided: () => void) {
  const actor = useActor();
  const actions = useItemActions();
  const now = useRuntime().clock.now();
  const [isAsking, setAsking] = useState(false);
  const approveRejection = rejectionOf('approve', item, actor, now);
  const changesRejection = rejectionOf('requestChanges', item, actor, now);

  const approve = async () => {
    if (!approveRejection && (await actions.runStep('approve', [item], { version: item.version }))) onDecided();
  };
  const requestChanges = async (reason: string) => {
    const isDone = await actions.runStep('requestChanges', [item], { reason });
    if (isDone) {
      setAsking(false);
      onDecided();
    }
    return isDone;
  };
  useKeys({
    approve: () => void approve(),
    requestChanges: (event) => {
      event.preventDefault();
      if (!changesRejection) setAsking(true);
    },
  });
  return { actions, approveRejection, changesRejection, approve, requestChanges, isAsking, setAsking };
}
