import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Form, NumberInput, useFormat, useToast } from 'shared/ui';
import { FormDrawer } from 'shared/ui/forms';
import { useCreditInvoiceMutation } from '../../api/invoicesApi';
import type { Invoice } from '../../api/schemas';
import { type CreditDraft, creditableOf, creditTotal, toCredit, toCreditDraft } from '../../model/creditDraft';
import { useMoney } from '../Invoice/useMoney';
import { ChangedSince } from './ChangedSince';
import { ReasonField } from './ReasonField';
import { useActedOn } from './useActedOn';

interface CreditDrawerProps {
  invoice: Invoice | undefined;
  onClose: () => void;
}

/** Writes a credit note: how much of each line is taken back, and why. */
export function CreditDrawer({ invoice: opened, onClose }: CreditDrawerProps) {
  const { t } = useTranslation('invoices');
  const toast = useToast();
  const { invoice, attempt } = useActedOn(opened);
  const navigate = useNavigate();
  const [creditInvoice] = useCreditInvoiceMutation();
  return (
    <FormDrawer<CreditDraft>
      title={t('credit.title', { id: invoice?.id ?? 0 })}
      submit={t('credit.submit')}
      isOpen={invoice !== undefined}
      onClose={onClose}
      values={invoice ? toCreditDraft(invoice) : { quantities: [], reason: '' }}
      onSave={async (draft) => {
        if (!invoice) return;
        const { id } = await attempt(creditInvoice(toCredit(invoice, draft)).unwrap());
        toast.success(t('done.credited', { id }), {
          action: { label: t('action.open'), onClick: () => navigate(`/apps/invoice/preview/${id}`) },
        });
      }}
    >
      <ChangedSince opened={opened} invoice={invoice} />
      {invoice?.items.map((item, index) => (
        <QuantityField key={index} index={index} service={item.service} most={item.qty} />
      ))}
      {invoice && <CreditSum invoice={invoice} />}
      <ReasonField />
    </FormDrawer>
  );
}

function QuantityField({ index, service, most }: { index: number; service: string; most: number }) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  return (
    <Form.Item
      name={['quantities', index]}
      label={<bdi>{service}</bdi>}
      extra={t('credit.most', { most: format.number(most) })}
      rules={[{ type: 'number', min: 0, max: most, message: t('credit.qtyWrong') }]}
    >
      <NumberInput digits={3} />
    </Form.Item>
  );
}

/** What is taken back, checked against what is left of the invoice. */
function CreditSum({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices');
  const { money } = useMoney(invoice.currency);
  const form = Form.useFormInstance<CreditDraft>();
  const quantities = Form.useWatch('quantities', form) ?? [];
  const total = creditTotal(invoice, quantities);
  const most = creditableOf(invoice);
  return (
    <Form.Item
      name="items"
      dependencies={['quantities']}
      rules={[
        {
          validator: async () => {
            const sum = creditTotal(invoice, form.getFieldValue('quantities'));
            if (sum <= 0) throw new Error(t('credit.nothing'));
            if (sum > most) throw new Error(t('refusal.creditedMore'));
          },
        },
      ]}
    >
      <p aria-live="polite">{t('credit.sum', { total: money(total), most: money(most) })}</p>
    </Form.Item>
  );
}
