import { NumberInput, useFormat, useToast } from '@atrium/ui';
import { Form, FormDrawer } from '@atrium/ui/forms';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useCreditInvoiceMutation } from '../../api/invoicesApi';
import type { Invoice } from '../../api/schemas';
import {
  type CreditDraft,
  creditableOf,
  creditsAny,
  creditTotal,
  toCredit,
  toCreditDraft,
} from '../../model/creditDraft';
import { creditableQuantities } from '../../model/creditedPart';
import { numberOf } from '../../model/documentNumber';
import { useMoney } from '../Invoice/useMoney';
import { ChangedSince } from './ChangedSince';
import { useActedOn } from './useActedOn';
import { ReasonField } from './VoidDrawer';

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
      title={t('credit.title', { number: invoice && numberOf(invoice) })}
      submit={t('credit.submit')}
      isOpen={invoice !== undefined}
      onClose={onClose}
      values={invoice ? toCreditDraft(invoice) : { quantities: [], reason: '' }}
      onSave={async (draft) => {
        if (!invoice) return;
        const note = await attempt(creditInvoice(toCredit(invoice, draft)).unwrap());
        toast.success(t('done.credited', { number: numberOf(note) }), {
          action: { label: t('action.open'), onClick: () => navigate(`/apps/invoice/preview/${note.id}`) },
        });
      }}
    >
      <ChangedSince opened={opened} invoice={invoice} />
      {invoice && <QuantityFields invoice={invoice} />}
      {invoice && <CreditSum invoice={invoice} />}
      <ReasonField />
    </FormDrawer>
  );
}

/** Quantity taken back per line, of those that are not credited entirely. */
function QuantityFields({ invoice }: { invoice: Invoice }) {
  const left = creditableQuantities(invoice);
  return invoice.items.map(({ service, qty }, index) => {
    const maxQty = left[index] ?? 0;
    return maxQty > 0 && <QuantityField key={index} index={index} service={service} maxQty={maxQty} qty={qty} />;
  });
}

interface QuantityFieldProps {
  index: number;
  service: string;
  /** Remainder of `qty`. */
  maxQty: number;
  qty: number;
}

function QuantityField({ index, service, maxQty, qty }: QuantityFieldProps) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  return (
    <Form.Item
      name={['quantities', index]}
      label={<bdi>{service}</bdi>}
      extra={t(maxQty < qty ? 'credit.rest' : 'credit.max', {
        maxQty: format.number(maxQty),
        qty: format.number(qty),
      })}
      rules={[{ type: 'number', min: 0, max: maxQty, message: t('credit.qtyWrong') }]}
    >
      <NumberInput digits={3} />
    </Form.Item>
  );
}

function CreditSum({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices');
  const { money } = useMoney(invoice.currency);
  const form = Form.useFormInstance<CreditDraft>();
  const quantities = Form.useWatch('quantities', form) ?? [];
  const total = creditTotal(invoice, quantities);
  const maxQty = creditableOf(invoice);
  return (
    <Form.Item
      name="items"
      dependencies={['quantities']}
      rules={[
        {
          validator: async () => {
            if (!creditsAny(form.getFieldValue('quantities'))) throw new Error(t('credit.nothing'));
          },
        },
      ]}
    >
      <p aria-live="polite">{t('credit.sum', { total: money(total), maxQty: money(maxQty) })}</p>
    </Form.Item>
  );
}
