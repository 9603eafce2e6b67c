import { BackLink, useToast } from '@atrium/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAddInvoiceMutation } from '../api/invoicesApi';
import { invoiceName } from '../components/Invoice/invoiceName';
import { useToday } from '../components/Invoice/useToday';
import { useRejection } from '../components/InvoiceActions/useActedOn';
import { InvoiceForm } from '../components/InvoiceForm/InvoiceForm';
import { readGivenClient } from '../model/givenClient';
import { blankDraft, toSent } from '../model/invoiceDraft';

/** New invoice: a draft, numbered when it is sent. */
export default function InvoiceAdd() {
  const { t } = useTranslation('invoices');
  const toast = useToast();
  const read = useRejection();
  const navigate = useNavigate();
  const today = useToday();
  const { state } = useLocation();
  const [addInvoice] = useAddInvoiceMutation();
  const [draft] = useState(() => blankDraft(today, readGivenClient(state)));

  return (
    <InvoiceForm
      title={t('add.title')}
      back={<BackLink to="/apps/invoice/list">{t('back')}</BackLink>}
      isNew
      values={draft}
      onSave={async (values) => {
        try {
          return await addInvoice(toSent(values)).unwrap();
        } catch (error) {
          throw read(error);
        }
      }}
      onSaved={(saved) => {
        toast.success(t('done.added', { name: invoiceName(saved, t) }));
        navigate(`/apps/invoice/preview/${saved.id}`);
      }}
    />
  );
}
