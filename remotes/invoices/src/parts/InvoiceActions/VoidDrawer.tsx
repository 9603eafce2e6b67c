import { useTranslation } from 'react-i18next';
import { Form, Input, useToast } from 'shared/ui';
import { FormDrawer } from 'shared/ui/forms';
import { textLimits } from '../../api/choices';
import { useVoidInvoiceMutation } from '../../api/invoicesApi';
import type { Invoice } from '../../api/schemas';
import { useRefusal } from './useRefusal';

interface VoidDrawerProps {
  invoice: Invoice | undefined;
  onClose: () => void;
}

/** Takes an invoice back for good, and asks why. */
export function VoidDrawer({ invoice, onClose }: VoidDrawerProps) {
  const { t } = useTranslation('invoices');
  const toast = useToast();
  const read = useRefusal();
  const [voidInvoice] = useVoidInvoiceMutation();
  const id = invoice?.id ?? 0;
  return (
    <FormDrawer<{ reason: string }>
      title={t('void.title', { id })}
      submit={t('void.submit')}
      isOpen={invoice !== undefined}
      onClose={onClose}
      values={{ reason: '' }}
      onSave={async ({ reason }) => {
        try {
          await voidInvoice({ id, reason }).unwrap();
          toast.success(t('done.voided', { count: 1 }));
        } catch (error) {
          throw read(error);
        }
      }}
    >
      <p>{t('void.text')}</p>
      <Form.Item name="reason" label={t('field.reason')}>
        <Input.TextArea autoSize={{ minRows: 3 }} maxLength={textLimits.line} />
      </Form.Item>
    </FormDrawer>
  );
}
