import { Form } from '@atrium/ui';
import { countedDraft, type InvoiceDraft } from '../../model/invoiceDraft';
import { invoiceTotals } from '../../model/invoiceTotals';

/** What the form's lines add up to as they are typed, and the currency that they are in. */
export function useDraftTotals() {
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
