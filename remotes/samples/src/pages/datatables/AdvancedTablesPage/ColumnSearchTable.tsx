import { DataTable } from '@atrium/ui/table';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePagedEmployees } from '../../../components/Employees/usePagedEmployees';
import { type EmployeeSearch, emptySearch, findByColumns } from '../../../model/employee';
import { ColumnFields } from './ColumnFields';

/** Search by column; the filters combine. */
export function ColumnSearchTable() {
  const { t } = useTranslation('samples');
  const [search, setSearch] = useState<EmployeeSearch>(emptySearch);
  const { tableProps } = usePagedEmployees({
    label: t('employee.byColumn'),
    perPage: 7,
    find: (rows) => findByColumns(rows, search),
  });
  return (
    <>
      <ColumnFields search={search} onChange={setSearch} />
      <DataTable {...tableProps} isFiltered={search !== emptySearch} onClear={() => setSearch(emptySearch)} />
    </>
  );
}
