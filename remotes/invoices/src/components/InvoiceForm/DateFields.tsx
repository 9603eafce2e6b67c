import { addDays, Card, Input } from '@atrium/ui';
import { DatePicker } from '@atrium/ui/date';
import { Form } from '@atrium/ui/forms';
import { Select } from '@atrium/ui/select';
import { useTranslation } from 'react-i18next';
import { currencies, textLimits } from '../../api/choices';
import type { Currency } from '../../api/schemas';
import type { InvoiceDraft } from '../../model/invoiceDraft';
import { dueAfterMove, type PaymentTerm, paymentTerms, termOf } from '../../model/paymentTerms';

/** EUR · Euro */
const nameOf = (currency: Currency, language: string): string => {
  const name = new Intl.DisplayNames(language, { type: 'currency' }).of(currency);
  return name ? `${currency} · ${name}` : currency;
};

export function TermsCard() {
  const { t, i18n } = useTranslation('invoices');
  const form = Form.useFormInstance<InvoiceDraft>();
  const issued = Form.useWatch('issuedDate', form);
  const due = Form.useWatch('dueDate', form);
  return (
    <Card>
      <Form.Item name="currency" label={t('field.currency')}>
        <Select virtual={false} options={currencies.map((value) => ({ value, label: nameOf(value, i18n.language) }))} />
      </Form.Item>
      <Form.Item label={t('terms.title')} htmlFor="payment-terms">
        <Select<PaymentTerm>
          id="payment-terms"
          virtual={false}
          placeholder={t('terms.other')}
          value={termOf(issued, due)}
          options={paymentTerms.map((value) => ({ value, label: <bdi>{t('terms.days', { count: value })}</bdi> }))}
          onChange={(days) => {
            if (!issued) return;
            form.setFieldValue('dueDate', addDays(issued, days));
            void form.validateFields(['dueDate']);
          }}
        />
      </Form.Item>
      <Form.Item name="paymentTerms" label={t('field.paymentTerms')} style={{ marginBlockEnd: 0 }}>
        <Input.TextArea autoSize={{ minRows: 2 }} maxLength={textLimits.line} placeholder={t('terms.example')} />
      </Form.Item>
    </Card>
  );
}

/** Dates of issue and payment; a standard term is kept when the first one changes. */
export function DateFields() {
  const { t } = useTranslation('invoices');
  const form = Form.useFormInstance<InvoiceDraft>();
  const issued = Form.useWatch('issuedDate', form);
  const needed = { required: true, message: t('form.needed') };
  return (
    <>
      <Form.Item name="issuedDate" label={t('field.issued')} rules={[needed]}>
        <DatePicker
          allowClear={false}
          onChange={(next) => {
            const due = form.getFieldValue('dueDate');
            if (next && issued && due) form.setFieldValue('dueDate', dueAfterMove({ issued, due }, next));
          }}
        />
      </Form.Item>
      <Form.Item
        name="dueDate"
        label={t('field.due')}
        dependencies={['issuedDate']}
        rules={[
          needed,
          ({ getFieldValue }) => ({
            validator: (_, due) =>
              !due || due >= getFieldValue('issuedDate')
                ? Promise.resolve()
                : Promise.reject(new Error(t('form.dueBeforeIssued'))),
          }),
        ]}
        validateTrigger={['onChange', 'onBlur']}
      >
        <DatePicker allowClear={false} />
      </Form.Item>
    </>
  );
}
