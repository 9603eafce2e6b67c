import { Form, Input, NumberInput } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { textLimits } from '../../api/choices';
import type { Currency } from '../../api/schemas';
import { digitsOf } from '../../model/currency';
import styles from './ItemFields.module.css';

interface ItemDetailsProps {
  /** Its place in the form's list. */
  name: number;
  /** Names a field of this line, for those who do not see it beside the others. */
  labelOf: (field: 'description' | 'discount' | 'discountAmount' | 'tax') => string;
  currency: Currency;
  /** What a fixed discount may deduct at most. */
  most: number;
}

/** What a line need not have: more words, discounts and a tax of its own. */
export function ItemDetails({ name, labelOf, currency, most }: ItemDetailsProps) {
  const { t } = useTranslation('invoices');
  const percent = { type: 'number', min: 0, max: 100, message: t('form.percentWrong') } as const;
  return (
    <div className={styles.details}>
      <Form.Item name={[name, 'description']} label={t('item.description')}>
        <Input aria-label={labelOf('description')} autoComplete="off" maxLength={textLimits.line} />
      </Form.Item>
      <Form.Item name={[name, 'discount']} label={t('item.discount')} rules={[percent]}>
        <NumberInput aria-label={labelOf('discount')} digits={2} suffix="%" />
      </Form.Item>
      <Form.Item
        name={[name, 'discountAmount']}
        label={t('item.discountAmount')}
        rules={[{ type: 'number', min: 0, max: most, message: t('form.lineDiscountTooMuch') }]}
      >
        <NumberInput aria-label={labelOf('discountAmount')} digits={digitsOf(currency)} suffix={currency} />
      </Form.Item>
      <Form.Item name={[name, 'tax']} label={t('item.tax')} rules={[percent]}>
        <NumberInput aria-label={labelOf('tax')} digits={2} suffix="%" placeholder={t('item.usualTax')} />
      </Form.Item>
    </div>
  );
}
