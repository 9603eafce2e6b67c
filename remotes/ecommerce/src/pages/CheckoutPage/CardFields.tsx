import { groupCardNumber, isCardExpired, isSecurityCode, readCardNumber, readExpiry } from '@atrium/contract/card';
import { useRuntime } from '@atrium/sdk';
import { Form, Input } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { CardName } from '../../components/Order/CardName';
import styles from './Checkout.module.css';

/** In this form alone: nothing of it is stored or sent but brand, last four digits and the last month. */
export interface CardDraft {
  number: string;
  expires: string;
  code: string;
}

/** What is not filled in is missing, and nothing else is said of it. */
const check = (isGood: (text: string) => boolean, message: string) => ({
  validator: async (_rule: unknown, text = '') => {
    if (text.trim() !== '' && !isGood(text)) throw new Error(message);
  },
});

/** The card to pay with, as it is printed. */
export function CardFields() {
  const { t } = useTranslation('ecommerce');
  const { clock } = useRuntime();
  const card = readCardNumber(Form.useWatch('number') ?? '');
  const isAhead = (text: string) => {
    const expires = readExpiry(text);
    return expires === null || !isCardExpired({ expires }, clock.now());
  };
  return (
    <div className={styles.details}>
      <Form.Item
        className={styles.whole}
        name="number"
        label={t('card.number')}
        extra={card ? <CardName card={card} /> : t('card.kept')}
        normalize={(text: string) => groupCardNumber(text)}
        rules={[
          { required: true, message: t('card.noNumber') },
          check((text) => readCardNumber(text) !== null, t('card.wrongNumber')),
        ]}
      >
        <Input inputMode="numeric" autoComplete="cc-number" maxLength={23} dir="ltr" />
      </Form.Item>
      <Form.Item
        name="expires"
        label={t('card.expires')}
        rules={[
          { required: true, message: t('card.noExpiry') },
          check((text) => readExpiry(text) !== null, t('card.wrongExpiry')),
          check(isAhead, t('card.expired')),
        ]}
      >
        <Input inputMode="numeric" autoComplete="cc-exp" placeholder="11/29" maxLength={9} dir="ltr" />
      </Form.Item>
      <Form.Item
        name="code"
        label={t('card.code')}
        dependencies={['number']}
        rules={[
          { required: true, message: t('card.noCode') },
          check((text) => isSecurityCode(text, card?.brand), t('card.wrongCode')),
        ]}
      >
        <Input inputMode="numeric" autoComplete="cc-csc" maxLength={4} dir="ltr" />
      </Form.Item>
    </div>
  );
}
