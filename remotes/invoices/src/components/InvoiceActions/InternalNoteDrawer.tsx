import { Form, Input } from '@atrium/ui';
import { FormDrawer } from '@atrium/ui/forms';
import { useTranslation } from 'react-i18next';
import { textLimits } from '../../api/choices';
import { useUpdateInvoiceMutation } from '../../api/invoicesApi';
import type { Invoice } from '../../api/schemas';
import { useRefusal } from './useRefusal';

interface InternalNoteDrawerProps {
  invoice: Invoice | undefined;
  onClose: () => void;
}

const toValues = ({ internalNote = '' }: Pick<Invoice, 'internalNote'>) => ({ internalNote });

/** What the team notes of an invoice: the one text of it that changes at any time. */
export function InternalNoteDrawer({ invoice, onClose }: InternalNoteDrawerProps) {
  const { t } = useTranslation('invoices');
  const read = useRefusal();
  const [updateInvoice] = useUpdateInvoiceMutation();
  const { id = 0, rev = 0 } = invoice ?? {};
  const save = async (internalNote: string, latest: number) => {
    try {
      return await updateInvoice({ id, rev: latest, internalNote }).unwrap();
    } catch (error) {
      throw read(error);
    }
  };
  return (
    <FormDrawer<{ internalNote: string }>
      title={t('internalNote.title')}
      submit={t('internalNote.submit')}
      isOpen={invoice !== undefined}
      onClose={onClose}
      values={toValues(invoice ?? {})}
      rev={rev}
      toValues={(newer: Invoice) => toValues(newer)}
      onSave={({ internalNote }) => save(internalNote, rev)}
      onUpdate={({ internalNote = '' }, latest) => save(internalNote, latest)}
    >
      <Form.Item name="internalNote" label={t('field.internalNote')} extra={t('internalNote.hint')}>
        <Input.TextArea autoSize={{ minRows: 4 }} maxLength={textLimits.note} />
      </Form.Item>
    </FormDrawer>
  );
}
