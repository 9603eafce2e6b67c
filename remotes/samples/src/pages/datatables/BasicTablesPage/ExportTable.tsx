import type { Employee } from '@atrium/core/api';
import { SearchInput, SelectionBar, Toolbar } from '@atrium/ui';
import { DataTable, useRowSelection } from '@atrium/ui/table';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportMenu } from '../../../components/Employees/ExportMenu';
import { usePagedEmployees } from '../../../components/Employees/usePagedEmployees';
import { findEverywhere, statusOf } from '../../../model/employee';

/** Search over all columns; exports matches or the selection. */
export function ExportTable() {
  const { t } = useTranslation('samples');
  const [query, setQuery] = useState('');
  const statusName = (row: Employee) => t(`employee.statuses.${statusOf(row).name}`);
  const { found, tableProps } = usePagedEmployees({
    label: t('employee.toExport'),
    find: (rows) => findEverywhere(rows, query, statusName),
  });
  const selection = useRowSelection({
    scope: query,
    total: found.length,
    pageKeys: (tableProps.rows ?? []).map(({ id }) => id),
  });
  const keys = new Set(selection.keys);
  const chosen = selection.isAll
    ? found.filter(({ id }) => !selection.except?.includes(String(id)))
    : found.filter(({ id }) => keys.has(String(id)));
  return (
    <>
      <Toolbar label={t('employee.tools')}>
        <SearchInput label={t('employee.search')} value={query} onSearch={setQuery} />
        <ExportMenu rows={found} columns={tableProps.columns} />
      </Toolbar>
      <DataTable {...tableProps} selection={selection} isFiltered={query !== ''} onClear={() => setQuery('')} />
      <SelectionBar
        count={selection.count}
        total={found.length}
        onSelectAll={selection.selectAll}
        onClear={selection.clear}
      >
        <ExportMenu rows={chosen} columns={tableProps.columns} />
      </SelectionBar>
    </>
  );
}
