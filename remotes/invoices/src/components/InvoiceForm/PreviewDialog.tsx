import { Form, LinkButton, Modal } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { InvoiceWithPayment } from '../../api/schemas';
import { drawDraft } from '../../model/drawnInvoice';
import type { InvoiceDraft } from '../../model/invoiceDraft';
import { InvoiceDocument } from '../InvoiceDocument/InvoiceDocument';

interface PreviewDialogProps {
  /** The invoice as it is stored; absent while it is new. */
  stored: InvoiceWithPayment | undefined;
  isOpen: boolean;
  onClose: () => void;
}

/** The document as it would be with what is typed. Nothing of it is saved by that, and nothing lost. */
export function PreviewDialog({ stored, isOpen, onClose }: PreviewDialogProps) {
  const { t } = useTranslation('invoices');
  const id = stored?.invoice.id;
  return (
    <Modal
      title={t('action.preview')}
      open={isOpen}
      onCancel={onClose}
      destroyOnHidden
      width={868}
      footer={id ? <LinkButton to={`/apps/invoice/preview/${id}`}>{t('preview.stored')}</LinkButton> : null}
    >
      <DrawnDraft stored={stored} />
    </Modal>
  );
}

function DrawnDraft({ stored }: Pick<PreviewDialogProps, 'stored'>) {
  const form = Form.useFormInstance<InvoiceDraft>();
  const drawn = drawDraft(form.getFieldsValue(true), stored?.invoice);
  return <InvoiceDocument invoice={drawn} paymentDetails={{ ...stored?.paymentDetails, totalDue: drawn.balance }} />;
}
