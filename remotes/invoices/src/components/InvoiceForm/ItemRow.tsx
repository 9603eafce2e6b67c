import { IconButton, Input, NumberInput, toPlainText } from '@atrium/ui';
import { Form } from '@atrium/ui/forms';
import { SuggestInput } from '@atrium/ui/select';
import { SlidersHorizontal, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textLimits } from '../../api/choices';
import type { Currency } from '../../api/schemas';
import { countedDraft, type InvoiceDraft, type ItemDraft } from '../../model/invoiceDraft';
import { invoiceTotals, maxLineDiscount } from '../../model/invoiceTotals';
import { digitsOf, fromMinor, priceDigitsOf } from '../../model/minorUnits';
import { useMoney } from '../Invoice/useMoney';
import styles from './ItemFields.module.css';

interface ItemDetailsProps {
  /** Its place in the form's list. */
  name: number;
  /** Names a field of this line, for those who do not see it beside the others. */
  labelOf: (field: 'description' | 'discount' | 'discountAmount' | 'tax') => string;
  currency: Currency;
  most: number;
}

/** More words, discounts and a tax of its own. */
function ItemDetails({ name, labelOf, currency, most }: ItemDetailsProps) {
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

/** Keys of their names. Anything else may be written in their place. */
const services = [
  'design',
  'translation',
  'photos',
  'copyEditing',
  'interview',
  'illustration',
  'newsletter',
  'audio',
  'proofreading',
] as const;

interface ItemRowProps {
  /** Its place in the form's list. */
  name: number;
  /** Which line it is, for the names of its fields. */
  number: number;
  /** Absent on the only line: an invoice needs one. */
  onRemove?: () => void;
}

const hasDetails = (item: ItemDraft | undefined): boolean =>
  Boolean(item?.description || item?.discount || item?.discountAmount || typeof item?.tax === 'number');

/** A line as it is typed, what it comes to, and what a fixed discount may deduct at most. */
function useItemSums(name: number) {
  const form = Form.useFormInstance<InvoiceDraft>();
  const item = Form.useWatch(['items', name], form);
  const currency = Form.useWatch('currency', form) ?? 'EUR';
  const counted = countedDraft({ items: [item], currency });
  const { subtotal } = invoiceTotals(counted);
  const most = counted.items.reduce((all, line) => all + maxLineDiscount(line, currency), 0);
  return { item, currency, amount: fromMinor(subtotal, currency), most: fromMinor(most, currency) };
}

/** One line of an invoice. */
export function ItemRow({ name, number, onRemove }: ItemRowProps) {
  const { t } = useTranslation('invoices');
  const { item, currency, amount, most } = useItemSums(name);
  const { money } = useMoney(currency);
  const [isOpened, setOpened] = useState(false);
  const isDetailed = isOpened || hasDetails(item);
  const needed = { required: true, message: t('form.needed') };
  const labelOf = (field: 'service' | 'cost' | 'quantity' | 'description' | 'discount' | 'discountAmount' | 'tax') =>
    t('item.fieldOf', { field: t(`item.${field}`), number });

  return (
    <fieldset className={styles.item} aria-label={t('item.line', { number })}>
      <ServiceField name={name} label={labelOf('service')} />
      <Form.Item
        name={[name, 'cost']}
        label={t('item.cost')}
        className={styles.cost}
        rules={[needed, { type: 'number', min: 0, max: 10_000_000, message: t('form.costWrong') }]}
      >
        <NumberInput aria-label={labelOf('cost')} digits={priceDigitsOf(currency)} minDigits={digitsOf(currency)} />
      </Form.Item>
      <Form.Item
        name={[name, 'qty']}
        label={t('item.quantity')}
        className={styles.qty}
        rules={[needed, { type: 'number', min: 0.001, max: 10_000, message: t('form.qtyWrong') }]}
      >
        <NumberInput aria-label={labelOf('quantity')} digits={3} />
      </Form.Item>
      <span className={styles.amount}>
        <span className={styles.amountName}>{t('item.amount')} </span>
        <bdi>{money(amount)}</bdi>
      </span>
      <span className={styles.buttons}>
        {!isDetailed && (
          <IconButton label={t('item.describe', { number })} icon={SlidersHorizontal} onClick={() => setOpened(true)} />
        )}
        {onRemove && <IconButton label={t('item.remove', { number })} icon={Trash2} onClick={onRemove} />}
      </span>
      {isDetailed && <ItemDetails name={name} labelOf={labelOf} currency={currency} most={most} />}
    </fieldset>
  );
}

function ServiceField({ name, label }: { name: number; label: string }) {
  const { t } = useTranslation('invoices');
  return (
    <Form.Item
      name={[name, 'service']}
      label={t('item.service')}
      className={styles.service}
      rules={[
        { required: true, whitespace: true, message: t('form.needed') },
        { max: textLimits.short, message: t('form.tooLong', { most: textLimits.short }) },
      ]}
    >
      <SuggestInput
        aria-label={label}
        options={services.map((key) => ({ value: t(`service.${key}`) }))}
        showSearch={{ filterOption: (typed, option) => hasText(option?.value, typed) }}
      />
    </Form.Item>
  );
}

const hasText = (value: unknown, typed: string) => toPlainText(String(value)).includes(toPlainText(typed.trim()));
