import { Text, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, IconButton, Input, NumberInput, toPlainText, useFormat } from 'shared/ui';
import { SuggestInput } from 'shared/ui/select';
import { countedItems, type InvoiceDraft } from '../../model/invoiceDraft';
import { lineAmount } from '../../model/invoiceTotals';
import { fromMinor } from '../../model/minorUnits';
import { services } from '../../model/services';
import styles from './ItemFields.module.css';

interface ItemRowProps {
  /** Its place in the form's list. */
  name: number;
  /** Which line it is, for the names of its fields. */
  number: number;
  /** Absent on the only line: an invoice needs one. */
  onRemove?: () => void;
}

/** One line of an invoice. */
export function ItemRow({ name, number, onRemove }: ItemRowProps) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const form = Form.useFormInstance<InvoiceDraft>();
  const item = Form.useWatch(['items', name], form);
  const [isDescribed, setDescribed] = useState(false);
  const [counted = { cost: 0, qty: 0 }] = countedItems([item]);
  const needed = { required: true, message: t('form.needed') };
  const label = (field: 'service' | 'cost' | 'quantity' | 'description') =>
    t('item.fieldOf', { field: t(`item.${field}`), number });

  return (
    <fieldset className={styles.item} aria-label={t('item.line', { number })}>
      <Form.Item
        name={[name, 'service']}
        label={t('item.service')}
        className={styles.service}
        rules={[{ ...needed, whitespace: true }]}
      >
        <SuggestInput
          aria-label={label('service')}
          options={services.map((key) => ({ value: t(`service.${key}`) }))}
          showSearch={{ filterOption: (typed, option) => hasText(option?.value, typed) }}
        />
      </Form.Item>
      <Form.Item
        name={[name, 'cost']}
        label={t('item.cost')}
        className={styles.cost}
        rules={[needed, { type: 'number', min: 0, max: 10_000_000, message: t('form.costWrong') }]}
      >
        <NumberInput aria-label={label('cost')} digits={2} leastDigits={2} />
      </Form.Item>
      <Form.Item
        name={[name, 'qty']}
        label={t('item.quantity')}
        className={styles.qty}
        rules={[needed, { type: 'number', min: 0.001, max: 10_000, message: t('form.qtyWrong') }]}
      >
        <NumberInput aria-label={label('quantity')} digits={3} />
      </Form.Item>
      <span className={styles.amount}>
        <span className={styles.amountName}>{t('item.amount')} </span>
        <bdi>{format.money(fromMinor(lineAmount(counted)))}</bdi>
      </span>
      <span className={styles.buttons}>
        {!isDescribed && !item?.description && (
          <IconButton label={t('item.describe', { number })} icon={Text} onClick={() => setDescribed(true)} />
        )}
        {onRemove && <IconButton label={t('item.remove', { number })} icon={Trash2} onClick={onRemove} />}
      </span>
      {(isDescribed || item?.description) && (
        <Form.Item name={[name, 'description']} className={styles.description}>
          <Input aria-label={label('description')} placeholder={t('item.description')} autoComplete="off" />
        </Form.Item>
      )}
    </fieldset>
  );
}

const hasText = (value: unknown, typed: string) => toPlainText(String(value)).includes(toPlainText(typed.trim()));
