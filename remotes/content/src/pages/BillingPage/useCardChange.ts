import { brandNameOf } from '@atrium/contract/card';
import { readApiError } from '@atrium/sdk';
import { useToast } from '@atrium/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeCardMutation } from '../../api/billingApi';
import type { BillingAccount, BillingCard } from '../../api/schemas';
import { isSameCard } from '../../model/card';

const isAccount = (record: object | undefined): record is BillingAccount =>
  record !== undefined && 'rev' in record && 'card' in record;

/**
 * Changes the card that the person has seen. If somebody else has changed it meanwhile, the person sees the new one and
 * replaces it by saving again.
 */
export function useCardChange(begun: BillingAccount): (card: BillingCard) => Promise<void> {
  const { t } = useTranslation('content');
  const toast = useToast();
  const [changeCard] = useChangeCardMutation();
  const seen = useRef(begun);

  const change = async (card: BillingCard): Promise<void> => {
    const { error } = await changeCard({ ...card, rev: seen.current.rev });
    if (!error) return toast.success(t('billing.cardSaved'));
    const { newer } = readApiError(error);
    if (!isAccount(newer)) throw error;
    const before = seen.current.card;
    seen.current = newer;
    // Another field of the account has changed, such as a paid invoice.
    if (!newer.card || isSameCard(newer.card, before)) return change(card);
    const { brand, lastFour } = newer.card;
    throw new Error(t('billing.cardChangedMeanwhile', { brand: brandNameOf(brand), lastFour }));
  };
  return change;
}
