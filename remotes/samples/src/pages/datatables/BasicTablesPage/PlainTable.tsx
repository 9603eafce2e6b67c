import { DataTable } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import { usePagedEmployees } from '../../../components/Employees/usePagedEmployees';

/** Sorted by its heads, ten rows a page: nothing has to be set up for it. */
export function PlainTable() {
  const { t } = useTranslation('samples');
  const { tableProps } = usePagedEmployees({ label: t('employee.all') });
  return <DataTable {...tableProps} />;
}
