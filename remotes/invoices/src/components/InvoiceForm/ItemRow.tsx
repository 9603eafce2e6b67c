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
  /** Index in the form's list. */
  name: number;
  labelOf: (field: 'description' | 'discount' | 'discountAmount' | 'tax') => string;
  currency: Currency;
  maxDiscount: number;
}

function ItemDetails({ name, labelOf, currency, maxDiscount }: ItemDetailsProps) {
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
        rules={[{ type: 'number', min: 0, max: maxDiscount, message: t('form.lineDiscountTooMuch') }]}
      >
        <NumberInput aria-label={labelOf('discountAmount')} digits={digitsOf(currency)} suffix={currency} />
      </Form.Item>
      <Form.Item name={[name, 'tax']} label={t('item.tax')} rules={[percent]}>
        <NumberInput aria-label={labelOf('tax')} digits={2} suffix="%" placeholder={t('item.usualTax')} />
      </Form.Item>
    </div>
  );
}

/** Suggested services by text key; any text is allowed. */
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
  /** Index in the form's list. */
  name: number;
  number: number;
  /** Absent for the only line. */
  onRemove?: () => void;
}

const hasDetails = (item: ItemDraft | undefined): boolean =>
  Boolean(item?.description || item?.discount || item?.discountAmount || typeof item?.tax === 'number');

/** Line as typed, its amount, and its maximum fixed discount. */
function useItemSums(name: number) {
  const form = Form.useFormInstance<InvoiceDraft>();
  const item = Form.useWatch(['items', name], form);
  const currency = Form.useWatch('currency', form) ?? 'EUR';
  const counted = countedDraft({ items: [item], currency });
  const { subtotal } = invoiceTotals(counted);
  const maxDiscount = counted.items.reduce((all, line) => all + maxLineDiscount(line, currency), 0);
  return { item, currency, amount: fromMinor(subtotal, currency), maxDiscount: fromMinor(maxDiscount, currency) };
}

export function ItemRow({ name, number, onRemove }: ItemRowProps) {
  const { t } = useTranslation('invoices');
  const { item, currency, amount, maxDiscount } = useItemSums(name);
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
      {isDetailed && <ItemDetails name={name} labelOf={labelOf} currency={currency} maxDiscount={maxDiscount} />}
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
