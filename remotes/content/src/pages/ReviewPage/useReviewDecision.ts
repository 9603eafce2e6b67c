import { useActions, useRuntime } from '@atrium/sdk';
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
  return { action, actions, rejection: approveRejection ?? changesRejection, requestChanges, isAsking, setAsking };
}
