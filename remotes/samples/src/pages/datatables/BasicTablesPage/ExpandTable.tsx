import type { Employee } from '@atrium/core/api';
import { DataTable } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import { usePagedEmployees } from '../../../components/Employees/usePagedEmployees';
import styles from './ExpandTable.module.css';

export function ExpandTable() {
  const { t } = useTranslation('samples');
  const { tableProps } = usePagedEmployees({ label: t('employee.toUnfold'), perPage: 5 });
  return <DataTable {...tableProps} renderMore={(row) => <Details employee={row} />} />;
}

function Details({ employee: { city, experience, email } }: { employee: Employee }) {
  const { t } = useTranslation('samples');
  return (
    <dl className={styles.details}>
      <dt>{t('employee.city')}</dt>
      <dd>{city}</dd>
      <dt>{t('employee.experience')}</dt>
      <dd lang="en">{experience}</dd>
      <dt>{t('employee.email')}</dt>
      <dd>{email}</dd>
    </dl>
  );
}
