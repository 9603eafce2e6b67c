import { FileText, Send } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invoice } from 'shared/api';
import { BackLink, Button, Icon, LinkButton, useToast } from 'shared/ui';
import { useUpdateInvoiceMutation } from '../api';
import { SendDrawer } from '../InvoiceActions/SendDrawer';
import { useRefusal } from '../InvoiceActions/useRefusal';
import { InvoiceForm } from '../InvoiceForm/InvoiceForm';
import { InvoiceStatusPill } from '../InvoiceParts/InvoiceStatusPill';
import { toDraft, toSent } from '../model/invoiceDraft';

export function InvoiceEditForm({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices');
  const toast = useToast();
  const read = useRefusal();
  const [updateInvoice] = useUpdateInvoiceMutation();
  const [isSending, setSending] = useState(false);
  const draft = useMemo(() => toDraft(invoice), [invoice]);
  const { id } = invoice;

  return (
    <>
      <InvoiceForm
        title={t('invoice', { id })}
        meta={<InvoiceStatusPill status={invoice.invoiceStatus} />}
        back={<BackLink to="/apps/invoice/list">{t('back')}</BackLink>}
        actions={
          <>
            <LinkButton type="text" icon={<Icon of={FileText} />} to={`/apps/invoice/preview/${id}`}>
              {t('action.preview')}
            </LinkButton>
            <Button icon={<Icon of={Send} />} onClick={() => setSending(true)}>
              {t('action.send')}
            </Button>
          </>
        }
        values={draft}
        onSave={async (values) => {
          try {
            return await updateInvoice({ id, ...toSent(values) }).unwrap();
          } catch (error) {
            throw read(error);
          }
        }}
        onSaved={() => toast.success(t('done.saved'))}
      />
      <SendDrawer invoice={isSending ? invoice : undefined} onClose={() => setSending(false)} />
    </>
  );
}
