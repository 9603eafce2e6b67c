import { useToast } from '@atrium/ui';
import { FormDrawer } from '@atrium/ui/forms';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useReissueInvoiceMutation } from '../../api/invoicesApi';
import type { Invoice } from '../../api/schemas';
import { creditableOf } from '../../model/creditDraft';
import { useMoney } from '../Invoice/useMoney';
import { ChangedSince } from './ChangedSince';
import styles from './InvoiceDrawers.module.css';
import { ReasonField } from './ReasonField';
import { useActedOn } from './useActedOn';

interface ReissueDrawerProps {
  invoice: Invoice | undefined;
  onClose: () => void;
}

/** Corrects an invoice that was issued: a credit note takes it back, and its lines go on in a new draft. */
export function ReissueDrawer({ invoice: opened, onClose }: ReissueDrawerProps) {
  const { t } = useTranslation('invoices');
  const toast = useToast();
  const navigate = useNavigate();
  const { invoice, attempt } = useActedOn(opened);
  const { money } = useMoney(invoice?.currency ?? 'EUR');
  const [reissueInvoice] = useReissueInvoiceMutation();
  // The page is left only once nothing that was typed is unsaved.
  const draftId = useRef(0);
  const { id = 0, rev } = invoice ?? {};
  return (
    <FormDrawer<{ reason: string }>
      title={t('reissue.title', { number: invoice?.number })}
      submit={t('reissue.submit')}
      isOpen={invoice !== undefined}
      onClose={onClose}
      values={{ reason: '' }}
      onSave={async ({ reason }) => {
        const { creditNote, invoice: draft } = await attempt(reissueInvoice({ id, rev, reason }).unwrap());
        toast.success(t('done.reissued', { number: creditNote.number }));
        draftId.current = draft.id;
      }}
      onSaved={() => navigate(`/apps/invoice/edit/${draftId.current}`)}
    >
      <ChangedSince opened={opened} invoice={invoice} />
      <p className={styles.hint}>{invoice && t('reissue.text', { amount: money(creditableOf(invoice)) })}</p>
      <ReasonField />
    </FormDrawer>
  );
}
