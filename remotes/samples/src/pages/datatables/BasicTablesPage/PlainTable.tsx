import { DataTable } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import { usePagedEmployees } from '../../../components/Employees/usePagedEmployees';

/** Sortable, ten rows a page, without configuration. */
export function PlainTable() {
  const { t } = useTranslation('samples');
  const { tableProps } = usePagedEmployees({ label: t('employee.all') });
  return <DataTable {...tableProps} />;
}
