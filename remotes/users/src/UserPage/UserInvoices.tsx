import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { User } from 'shared/api';
import { useApps } from 'shared/runtime';
import { ErrorState, LoadingRows, Section, useFormat } from 'shared/ui';
import { useGetInvoicesOfQuery } from '../api';
import { hasPath } from '../model/hasPath';
import { InvoiceTable } from './InvoiceTable';
import styles from './UserInvoices.module.css';

const shown = 5;
const list = '/apps/invoice/list';

/** The latest invoices to a user. They lead somewhere only while an app shows invoices. */
export function UserInvoices({ user: { email } }: { user: User }) {
  const { t } = useTranslation('users');
  const format = useFormat();
  const isLinked = hasPath(useApps(), list);
  const { currentData, error, refetch } = useGetInvoicesOfQuery({ email, page: 1, perPage: shown });
  const hasMore = currentData !== undefined && currentData.total > shown;

  return (
    <Section
      title={t('invoices.title')}
      end={
        hasMore &&
        isLinked && (
          <Link to={`${list}?${new URLSearchParams({ q: email })}`}>
            {t('invoices.all', { total: format.number(currentData.total) })}
          </Link>
        )
      }
    >
      {currentData?.total === 0 && <p className={styles.quiet}>{t('invoices.empty')}</p>}
      {currentData && currentData.total > 0 && <InvoiceTable invoices={currentData.invoices} isLinked={isLinked} />}
      {!currentData && (error ? <ErrorState error={error} onRetry={refetch} /> : <LoadingRows shape="line" rows={3} />)}
    </Section>
  );
}
