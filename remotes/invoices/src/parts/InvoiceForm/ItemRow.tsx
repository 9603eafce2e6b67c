import { Form, IconButton, NumberInput, toPlainText } from '@atrium/ui';
import { SuggestInput } from '@atrium/ui/select';
import { SlidersHorizontal, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textLimits } from '../../api/choices';
import { digitsOf, priceDigitsOf } from '../../model/currency';
import { countedDraft, type InvoiceDraft, type ItemDraft } from '../../model/invoiceDraft';
import { invoiceTotals, mostLineDiscount } from '../../model/invoiceTotals';
import { fromMinor } from '../../model/minorUnits';
import { services } from '../../model/services';
import { useMoney } from '../Invoice/useMoney';
import { ItemDetails } from './ItemDetails';
import styles from './ItemFields.module.css';

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
  const most = counted.items.reduce((all, line) => all + mostLineDiscount(line, currency), 0);
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
