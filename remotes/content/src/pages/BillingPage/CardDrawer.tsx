import { brandNameOf, isCardExpired, readCardNumber, readExpiry } from '@atrium/contract/card';
import { readApiError, useRuntime } from '@atrium/sdk';
import { Input, useToast } from '@atrium/ui';
import { Form, FormDrawer } from '@atrium/ui/forms';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeCardMutation } from '../../api/billingApi';
import type { BillingAccount, BillingCard } from '../../api/schemas';
import { isSameCard } from '../../model/payment';

const isAccount = (record: object | undefined): record is BillingAccount =>
  record !== undefined && 'rev' in record && 'card' in record;

/**
 * Changes the card that the person has seen. If somebody else has changed it meanwhile, the person sees the new one and
 * replaces it by saving again.
 */
function useCardChange(begun: BillingAccount): (card: BillingCard) => Promise<void> {
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

interface CardDraft {
  number: string;
  expires: string;
}

const blank: CardDraft = { number: '', expires: '' };

interface CardDrawerProps {
  account: BillingAccount;
  isOpen: boolean;
  onClose: () => void;
}

/** Form for another card. Its number never leaves the form: only brand and last four digits are sent. */
export default function CardDrawer({ account, isOpen, onClose }: CardDrawerProps) {
  const { t } = useTranslation('content');
  const changeCard = useCardChange(account);
  return (
    <FormDrawer<CardDraft>
      title={t('billing.changeCard')}
      submit={t('billing.saveCard')}
      isOpen={isOpen}
      onClose={onClose}
      values={blank}
      onSave={async ({ number, expires }) => {
        const card = readCardNumber(number);
        const until = readExpiry(expires);
        // The fields' rules let nothing else through.
        if (card && until) await changeCard({ ...card, expires: until });
      }}
    >
      <CardFields />
    </FormDrawer>
  );
}

function CardFields() {
  const { t } = useTranslation('content');
  const { clock } = useRuntime();
  const check = (isGood: (text: string) => boolean, message: string) => ({
    validator: async (_rule: unknown, text: string) => {
      if (!isGood(text)) throw new Error(message);
    },
  });
  const isAhead = (text: string) => {
    const expires = readExpiry(text);
    return expires === null || !isCardExpired({ expires }, clock.now());
  };
  return (
    <>
      <Form.Item
        name="number"
        required
        label={t('billing.cardNumber')}
        extra={t('billing.cardKept')}
        rules={[check((text) => readCardNumber(text) !== null, t('billing.wrongNumber'))]}
      >
        <Input autoFocus inputMode="numeric" autoComplete="cc-number" maxLength={23} dir="ltr" />
      </Form.Item>
      <Form.Item
        name="expires"
        required
        label={t('billing.expires')}
        rules={[
          check((text) => readExpiry(text) !== null, t('billing.wrongExpiry')),
          check(isAhead, t('payment.failure.cardExpired')),
        ]}
      >
        <Input inputMode="numeric" autoComplete="cc-exp" placeholder="11/29" maxLength={9} dir="ltr" />
      </Form.Item>
    </>
  );
}
