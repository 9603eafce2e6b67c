import { useState } from 'react';
import { useSession } from 'shared/runtime';
import { type CheckoutDraft, readCheckoutDraft } from '../model/checkout';

/** What was typed, kept for the tab: through the steps, a reload, and the next order. */
export function useCheckoutDraft() {
  const { user } = useSession();
  const key = `checkout/${user?.id ?? ''}`;
  const [draft, setDraft] = useState(() => readCheckoutDraft(sessionStorage.getItem(key), user?.fullName ?? ''));

  const change = (part: Partial<CheckoutDraft>) => {
    const next = { ...draft, ...part };
    sessionStorage.setItem(key, JSON.stringify(next));
    setDraft(next);
  };
  return { draft, change };
}
