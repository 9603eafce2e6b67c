import { useState } from 'react';
import { useRuntime, useSession } from 'shared/runtime';
import { type CheckoutDraft, readCheckoutDraft } from '../../model/checkout';

const key = 'checkout';

/** What was typed, kept for the account: through the steps, a reload, and the next order. */
export function useCheckoutDraft() {
  const { user } = useSession();
  const { storage } = useRuntime();
  const [draft, setDraft] = useState(() => readCheckoutDraft(storage.getItem(key), user?.fullName ?? ''));

  const change = (part: Partial<CheckoutDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    storage.setItem(key, JSON.stringify(next));
  };
  return { draft, change };
}
