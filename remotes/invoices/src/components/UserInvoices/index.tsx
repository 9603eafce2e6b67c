import type { SlotProps } from '@atrium/contract';
import { ErrorState, LoadingRows, Section, useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ClientSum } from '../../api/clientSchemas';
import { useGetClientSumsQuery, useGetInvoicesQuery } from '../../api/invoicesApi';
import { readUserEmail } from '../../model/givenClient';
import { InvoiceTable } from './InvoiceTable';
import styles from './UserInvoices.module.css';

const periods = ['month', 'year', 'open'] as const;

function ClientSums({ sums }: { sums: readonly ClientSum[] }) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  return (
    <dl className={styles.sums}>
      {periods.map((period) => (
        <div key={period}>
          <dt>{t(`ofUser.${period}`)}</dt>
          {sums.map(({ currency, [period]: amount }) => (
            <dd key={currency}>
              <bdi>{format.money(amount, currency)}</bdi>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** Latest invoices of a user, in their profile. */
export default function UserInvoices({ data }: SlotProps) {
  const email = readUserEmail(data);
  return email === null ? null : <LatestInvoices email={email} />;
}

const shown = 5;

function LatestInvoices({ email }: { email: string }) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const { currentData, error, refetch } = useGetInvoicesQuery({ email, page: 1, perPage: shown });
  const { currentData: sums, isFetching } = useGetClientSumsQuery(email);
  // Both at once, to avoid a layout shift.
  const page = isFetching && !sums ? undefined : currentData;
  const hasMore = page !== undefined && page.total > shown;
  return (
    <Section
      title={t('title')}
      end={
        hasMore && (
          <Link to={`/apps/invoice/list?${new URLSearchParams({ q: email })}`}>
            {t('ofUser.all', { total: format.number(page.total) })}
          </Link>
        )
      }
    >
      {page?.total === 0 && <p className={styles.quiet}>{t('ofUser.empty')}</p>}
      {page && page.total > 0 && (
        <>
          {sums && sums.length > 0 && <ClientSums sums={sums} />}
          <InvoiceTable invoices={page.invoices} />
        </>
      )}
      {!page && (error ? <ErrorState error={error} onRetry={refetch} /> : <LoadingRows shape="line" rows={3} />)}
    </Section>
  );
}
