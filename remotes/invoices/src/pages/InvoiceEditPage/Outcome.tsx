import { Card, CardHead } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { Invoice } from '../../api/schemas';
import { drawDraft } from '../../model/drawnInvoice';
import type { InvoiceDraft } from '../../model/invoiceDraft';
import { InvoiceSums } from '../../components/InvoiceDocument/InvoiceSums';

/** What the chosen fields of two versions come to. */
export function Outcome({ draft, stored }: { draft: InvoiceDraft; stored: Invoice }) {
  const { t } = useTranslation('invoices');
  return (
    <Card label={t('result')}>
      <CardHead title={t('result')} />
      <InvoiceSums invoice={drawDraft(draft, stored)} />
    </Card>
  );
}
