import { useSession } from '@atrium/sdk';
import { useStoredDraft } from '@atrium/sdk/autosave';
import { useMemo } from 'react';
import { type CheckoutDraft, isFields, readCheckoutDraft } from '../../model/checkout';

export interface CheckoutInHand {
  draft: CheckoutDraft;
  change: (part: Partial<CheckoutDraft>) => void;
}

/** Checkout state, stored for the account across steps, reloads and orders. */
export function useCheckoutDraft(): CheckoutInHand {
  const name = useSession().user?.fullName ?? '';
  const [stored, setDraft] = useStoredDraft('checkout', isFields);
  return {
    draft: useMemo(() => readCheckoutDraft(stored ?? {}, name), [stored, name]),
    change: (part) => setDraft((before = {}) => ({ ...readCheckoutDraft(before, name), ...part })),
  };
}
