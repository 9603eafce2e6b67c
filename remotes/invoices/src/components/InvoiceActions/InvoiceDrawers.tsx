import { Input, lazyComponent, useToast } from '@atrium/ui';
import { Form, FormDrawer } from '@atrium/ui/forms';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { textLimits } from '../../api/choices';
import { useReissueInvoiceMutation, useUpdateInvoiceMutation } from '../../api/invoicesApi';
import type { Invoice } from '../../api/schemas';
import { creditableOf } from '../../model/creditDraft';
import { numberOf } from '../../model/documentNumber';
import { useMoney } from '../Invoice/useMoney';
import { ChangedSince } from './ChangedSince';
import { CreditDrawer } from './CreditDrawer';
import styles from './InvoiceDrawers.module.css';
import type { InvoiceTask } from './invoiceTask';
import { PaymentDrawer } from './PaymentDrawer';
import { SendDrawer } from './SendDrawer';
import { useActedOn, useRejection } from './useActedOn';
import { ReasonField, VoidDrawer } from './VoidDrawer';

interface ReissueDrawerProps {
  invoice: Invoice | undefined;
  onClose: () => void;
}

/** Corrects an invoice that was issued: a credit note takes it back, and its lines go on in a new draft. */
function ReissueDrawer({ invoice: opened, onClose }: ReissueDrawerProps) {
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
      title={t('reissue.title', { number: invoice && numberOf(invoice) })}
      submit={t('reissue.submit')}
      isOpen={invoice !== undefined}
      onClose={onClose}
      values={{ reason: '' }}
      onSave={async ({ reason }) => {
        const { creditNote, invoice: draft } = await attempt(reissueInvoice({ id, rev, reason }).unwrap());
        toast.success(t('done.reissued', { number: numberOf(creditNote) }));
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

interface InternalNoteDrawerProps {
  invoice: Invoice | undefined;
  onClose: () => void;
}

const toValues = ({ internalNote = '' }: Pick<Invoice, 'internalNote'>) => ({ internalNote });

function InternalNoteDrawer({ invoice, onClose }: InternalNoteDrawerProps) {
  const { t } = useTranslation('invoices');
  const read = useRejection();
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

const EInvoiceDialog = lazyComponent(() => import('./EInvoiceDialog'));

function EInvoice({ invoice, onClose }: InternalNoteDrawerProps) {
  if (!invoice) return null;
  return <EInvoiceDialog props={{ invoice, onClose }} fallback={() => <NotLoaded onClose={onClose} />} />;
}

function NotLoaded({ onClose }: Pick<InternalNoteDrawerProps, 'onClose'>) {
  const { t } = useTranslation('invoices');
  const toast = useToast();
  useEffect(() => {
    toast.error(t('eInvoice.notLoaded'));
    onClose();
  }, [toast, t, onClose]);
  return null;
}

const RecurringDrawer = lazyComponent(() => import('./RecurringDrawer'));

function Repeat({ invoice, onClose }: InternalNoteDrawerProps) {
  if (!invoice) return null;
  return <RecurringDrawer props={{ invoice, onClose }} fallback={() => <NotLoaded onClose={onClose} />} />;
}

interface InvoiceDrawersProps {
  /** Undefined while nothing is. */
  task: InvoiceTask | undefined;
  onClose: () => void;
}

/** The forms for what cannot be done to an invoice without a question. */
export function InvoiceDrawers({ task, onClose }: InvoiceDrawersProps) {
  const invoiceOf = (kind: InvoiceTask['kind']) => (task?.kind === kind ? task.invoice : undefined);
  const isMoney = task?.kind === 'payment' || task?.kind === 'refund' || task?.kind === 'correct';
  return (
    <>
      <SendDrawer invoice={invoiceOf('send')} onClose={onClose} />
      <PaymentDrawer task={isMoney ? task : undefined} onClose={onClose} />
      <CreditDrawer invoice={invoiceOf('credit')} onClose={onClose} />
      <ReissueDrawer invoice={invoiceOf('reissue')} onClose={onClose} />
      <InternalNoteDrawer invoice={invoiceOf('note')} onClose={onClose} />
      <VoidDrawer invoice={invoiceOf('void')} onClose={onClose} />
      <EInvoice invoice={invoiceOf('eInvoice')} onClose={onClose} />
      <Repeat invoice={invoiceOf('repeat')} onClose={onClose} />
    </>
  );
}
