import { useTranslation } from 'react-i18next';
import { useRuntime } from 'shared/runtime';
import { Form, Input, useToast } from 'shared/ui';
import { FormDrawer } from 'shared/ui/forms';
import { useChangeCardMutation } from '../../api/billingApi';
import { isExpired, readCardNumber, readExpiry } from '../../model/card';

interface CardDraft {
  number: string;
  expires: string;
}

const blank: CardDraft = { number: '', expires: '' };

/** Another card to pay with. Its number never leaves this form: brand and last four digits are what is sent. */
export default function CardDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('content');
  const toast = useToast();
  const [changeCard] = useChangeCardMutation();
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
        // The fields' own rules let nothing else through.
        if (!card || !until) return;
        await changeCard({ ...card, expires: until }).unwrap();
        toast.success(t('billing.cardSaved'));
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
    return expires === null || !isExpired({ expires }, clock.now());
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
