import { useSession } from '@atrium/sdk';
import { useStoredDraft } from '@atrium/sdk/autosave';
import { useMemo } from 'react';
import { type CheckoutDraft, isFields, readCheckoutDraft } from '../../model/checkout';

export interface CheckoutInHand {
  draft: CheckoutDraft;
  change: (part: Partial<CheckoutDraft>) => void;
}

/** The checkout as it is filled in, kept for the account: through the steps, a reload, and the next order. */
export function useCheckoutDraft(): CheckoutInHand {
  const name = useSession().user?.fullName ?? '';
  const [stored, setDraft] = useStoredDraft('checkout', isFields);
  return {
    draft: useMemo(() => readCheckoutDraft(stored ?? {}, name), [stored, name]),
    change: (part) => setDraft((before = {}) => ({ ...readCheckoutDraft(before, name), ...part })),
  };
}
