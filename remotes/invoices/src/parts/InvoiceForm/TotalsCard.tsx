import { useTranslation } from 'react-i18next';
import { Card, Form, NumberInput, useFormat } from 'shared/ui';
import { countedItems, type InvoiceDraft } from '../../model/invoiceDraft';
import { invoiceTotals } from '../../model/invoiceTotals';
import { fromMinor } from '../../model/minorUnits';
import styles from './TotalsCard.module.css';

/** What the lines add up to, with discount and tax in percent. */
export function TotalsCard() {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const form = Form.useFormInstance<InvoiceDraft>();
  const items = Form.useWatch('items', form) ?? [];
  const discount = Form.useWatch('discount', form) ?? 0;
  const tax = Form.useWatch('tax', form) ?? 0;
  const totals = invoiceTotals(countedItems(items), discount, tax);
  // Without the zero that Intl would write as −0.
  const money = (minor: number) => <bdi>{format.money(fromMinor(minor) || 0)}</bdi>;

  return (
    <Card label={t('sum.title')}>
      <div className={styles.sums}>
        <span className={styles.wide}>{t('sum.subtotal')}</span>
        <span className={styles.amount}>{money(totals.subtotal)}</span>
        <PercentField name="discount" label={t('sum.discountPercent')} />
        <span className={styles.amount}>{money(-totals.discount)}</span>
        <PercentField name="tax" label={t('sum.taxPercent')} />
        <span className={styles.amount}>{money(totals.tax)}</span>
        <span className={styles.totalName}>{t('field.total')}</span>
        <span className={styles.total}>{money(totals.total)}</span>
      </div>
    </Card>
  );
}

function PercentField({ name, label }: { name: 'discount' | 'tax'; label: string }) {
  const { t } = useTranslation('invoices');
  return (
    <>
      <label htmlFor={name}>{label}</label>
      <Form.Item
        name={name}
        className={styles.percent}
        rules={[{ type: 'number', min: 0, max: 100, message: t('form.percentWrong') }]}
        validateTrigger="onChange"
      >
        <NumberInput id={name} digits={2} suffix="%" />
      </Form.Item>
    </>
  );
}
