import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SlotProps } from 'shared/contract';
import { ErrorState, LoadingRows, Section, useFormat } from 'shared/ui';
import { useGetInvoicesQuery } from '../../api/invoicesApi';
import { readUserEmail } from '../../model/userOfSlot';
import { InvoiceTable } from './InvoiceTable';
import styles from './UserInvoices.module.css';

/** Beside what is known of a user: the latest invoices to them. */
export default function UserInvoices({ data }: SlotProps) {
  const email = readUserEmail(data);
  return email === null ? null : <LatestInvoices email={email} />;
}

const shown = 5;

function LatestInvoices({ email }: { email: string }) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const { currentData, error, refetch } = useGetInvoicesQuery({ email, page: 1, perPage: shown });
  const hasMore = currentData !== undefined && currentData.total > shown;
  return (
    <Section
      title={t('title')}
      end={
        hasMore && (
          <Link to={`/apps/invoice/list?${new URLSearchParams({ q: email })}`}>
            {t('ofUser.all', { total: format.number(currentData.total) })}
          </Link>
        )
      }
    >
      {currentData?.total === 0 && <p className={styles.quiet}>{t('ofUser.empty')}</p>}
      {currentData && currentData.total > 0 && <InvoiceTable invoices={currentData.invoices} />}
      {!currentData && (error ? <ErrorState error={error} onRetry={refetch} /> : <LoadingRows shape="line" rows={3} />)}
    </Section>
  );
}
