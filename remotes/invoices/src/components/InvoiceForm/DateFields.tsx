import { Form } from '@atrium/ui';
import { DatePicker } from '@atrium/ui/date';
import { useTranslation } from 'react-i18next';
import type { InvoiceDraft } from '../../model/invoiceDraft';
import { dueAfterMove } from '../../model/paymentTerms';

/** When it is issued and when it is due; a usual term is kept when the first one moves. */
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
