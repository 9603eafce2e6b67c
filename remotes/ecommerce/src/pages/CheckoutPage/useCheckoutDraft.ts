import { useRuntime, useSession } from '@atrium/sdk';
import { useState } from 'react';
import { type CheckoutDraft, readCheckoutDraft } from '../../model/checkout';

const key = 'checkout';

export interface CheckoutInHand {
  draft: CheckoutDraft;
  change: (part: Partial<CheckoutDraft>) => void;
}

/** Input, kept for the account: through the steps, a reload, and the next order. */
export function useCheckoutDraft(): CheckoutInHand {
  const { user } = useSession();
  const { storage } = useRuntime();
  const [draft, setDraft] = useState(() => readCheckoutDraft(storage.getItem(key), user?.fullName ?? ''));

  const change = (part: Partial<CheckoutDraft>) =>
    setDraft((before) => {
      const next = { ...before, ...part };
      storage.setItem(key, JSON.stringify(next));
      return next;
    });
  return { draft, change };
}
