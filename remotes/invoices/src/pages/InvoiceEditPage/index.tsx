import { readId } from '@atrium/sdk';
import { BackLink, ErrorState, LoadingRows, Page } from '@atrium/ui';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useGetInvoiceQuery } from '../../api/invoicesApi';
import { isDraft } from '../../model/invoiceSteps';
import { InvoiceNotFound } from '../../components/Invoice/InvoiceNotFound';
import { InvoiceEditForm, type InvoiceEditFormProps } from './InvoiceEditForm';
import { IssuedInvoice } from './IssuedInvoice';

export default function InvoiceEdit() {
  const { t } = useTranslation('invoices');
  const id = readId(useParams().id);
  const { currentData: found, error, refetch } = useGetInvoiceQuery(id ?? skipToken);

  const isGone = error !== undefined && 'status' in error && error.status === 404;
  if (!id || (isGone && !found)) return <InvoiceNotFound />;
  if (found) return <StoredInvoice key={id} stored={found} isGone={isGone} />;
  return (
    <Page width="wide" title={t('search.edit')} back={<BackLink to="/apps/invoice/list">{t('back')}</BackLink>}>
      {error ? <ErrorState error={error} onRetry={refetch} /> : <LoadingRows shape="text" />}
    </Page>
  );
}

/** The form of a draft. One that is issued while somebody writes in it stays: what was typed is not taken away. */
function StoredInvoice(props: InvoiceEditFormProps) {
  const [isForm] = useState(isDraft(props.stored.invoice));
  return isForm ? <InvoiceEditForm {...props} /> : <IssuedInvoice invoice={props.stored.invoice} />;
}
