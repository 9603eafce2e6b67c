import { CardLink, QueryCard } from '@atrium/ui/widget';
import { useTranslation } from 'react-i18next';
import { useGetInvoicesQuery } from '../api/invoicesApi';
import { InvoiceTable } from './UserInvoices/InvoiceTable';

const shown = 6;

export default function LatestInvoices() {
  const { t } = useTranslation('invoices');
  return (
    <QueryCard
      title={t('widget.latest')}
      end={<CardLink to="/apps/invoice/list">{t('widget.all')}</CardLink>}
      query={useGetInvoicesQuery({ page: 1, perPage: shown }, { refetchOnMountOrArgChange: true })}
      rows={shown}
      empty={{ is: ({ total }) => total === 0, text: t('widget.noInvoices') }}
    >
      {({ invoices }) => <InvoiceTable invoices={invoices} hasClients />}
    </QueryCard>
  );
}
