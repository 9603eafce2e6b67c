import { Input, useToast } from '@atrium/ui';
import { Form, FormDrawer } from '@atrium/ui/forms';
import { useTranslation } from 'react-i18next';
import { textLimits } from '../../api/choices';
import { useVoidInvoiceMutation } from '../../api/invoicesApi';
import type { Invoice } from '../../api/schemas';
import { numberOf } from '../../model/documentNumber';
import { ChangedSince } from './ChangedSince';
import { useActedOn } from './useActedOn';

export function ReasonField() {
  const { t } = useTranslation('invoices');
  return (
    <Form.Item name="reason" label={t('field.reason')}>
      <Input.TextArea autoSize={{ minRows: 3 }} maxLength={textLimits.line} />
    </Form.Item>
  );
}

interface VoidDrawerProps {
  invoice: Invoice | undefined;
  onClose: () => void;
}

export function VoidDrawer({ invoice: opened, onClose }: VoidDrawerProps) {
  const { t } = useTranslation('invoices');
  const toast = useToast();
  const { invoice, attempt } = useActedOn(opened);
  const [voidInvoice] = useVoidInvoiceMutation();
  const { id = 0, rev } = invoice ?? {};
  return (
    <FormDrawer<{ reason: string }>
      title={t('void.title', { number: invoice && numberOf(invoice) })}
      submit={t('void.submit')}
      isOpen={invoice !== undefined}
      onClose={onClose}
      values={{ reason: '' }}
      onSave={async ({ reason }) => {
        await attempt(voidInvoice({ id, rev, reason }).unwrap());
        toast.success(t('done.voided', { count: 1 }));
      }}
    >
      <ChangedSince opened={opened} invoice={invoice} />
      <p>{t('void.text')}</p>
      <ReasonField />
    </FormDrawer>
  );
}
