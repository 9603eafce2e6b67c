import { Card, NumberInput, useFormat } from '@atrium/ui';
import { Form } from '@atrium/ui/forms';
import { useTranslation } from 'react-i18next';
import { countedDraft, type InvoiceDraft } from '../../model/invoiceDraft';
import { invoiceTotals, maxDiscount } from '../../model/invoiceTotals';
import { digitsOf, fromMinor, isPayableAmount, toMinor } from '../../model/minorUnits';
import { useMoney } from '../Invoice/useMoney';
import styles from './TotalsCard.module.css';

function useDraftTotals() {
  const form = Form.useFormInstance<InvoiceDraft>();
  const items = Form.useWatch('items', form);
  const discount = Form.useWatch('discount', form);
  const discountAmount = Form.useWatch('discountAmount', form);
  const tax = Form.useWatch('tax', form);
  const currency = Form.useWatch('currency', form);
  const counted = countedDraft({
    items,
    ...(currency && { currency }),
    ...(typeof discount === 'number' && { discount }),
    ...(typeof discountAmount === 'number' && { discountAmount }),
    ...(typeof tax === 'number' && { tax }),
  });
  return { ...invoiceTotals(counted), currency: counted.currency };
}

export function TotalsCard() {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const { currency, subtotal, discount, taxes, tax, total } = useDraftTotals();
  const { money } = useMoney(currency);
  const minor = (units: number) => <bdi>{money(fromMinor(units, currency))}</bdi>;

  return (
    <Card label={t('sum.title')}>
      <div className={styles.sums}>
        <span className={styles.wide}>{t('sum.subtotal')}</span>
        <span className={styles.amount}>{minor(subtotal)}</span>
        <PercentField name="discount" label={t('sum.discountPercent')} />
        <span className={styles.amount}>{minor(-discount)}</span>
        <DiscountAmountField />
        <PercentField name="tax" label={t('sum.taxPercent')} />
        <span className={styles.amount}>{minor(tax)}</span>
        {taxes.length > 1 &&
          taxes.map(({ percent, base, amount }) => (
            <span key={percent} className={styles.rate}>
              <bdi>
                {t('sum.taxOn', {
                  percent: format.percent(percent / 100, 2),
                  base: money(fromMinor(base, currency)),
                })}
              </bdi>
              {minor(amount)}
            </span>
          ))}
        <span className={styles.totalName}>{t('field.total')}</span>
        <span className={styles.total}>{minor(total)}</span>
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

function DiscountAmountField() {
  const { t } = useTranslation('invoices');
  const form = Form.useFormInstance<InvoiceDraft>();
  const currency = Form.useWatch('currency', form) ?? 'EUR';
  const check = (amount: number) => {
    const counted = countedDraft(form.getFieldsValue(true));
    if (!isPayableAmount(amount, counted.currency)) return t('payment.tooFine');
    return toMinor(amount, counted.currency) > maxDiscount(counted) ? t('form.discountTooMuch') : null;
  };
  return (
    <div className={styles.fixed}>
      <label htmlFor="discountAmount">{t('sum.discountAmount')}</label>
      <Form.Item
        name="discountAmount"
        className={styles.discountAmount}
        dependencies={['items', 'discount', 'currency']}
        rules={[
          { type: 'number', min: 0, message: t('form.discountNegative') },
          {
            validator: async (_, amount: number | null) => {
              const issue = check(amount ?? 0);
              if (issue) throw new Error(issue);
            },
          },
        ]}
        validateTrigger="onChange"
      >
        <NumberInput id="discountAmount" digits={digitsOf(currency)} suffix={currency} />
      </Form.Item>
    </div>
  );
}
