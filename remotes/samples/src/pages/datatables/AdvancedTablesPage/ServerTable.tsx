import { SearchInput, Toolbar } from '@atrium/ui';
import { DataTable, toListQuery, useTableParams } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import { samplesApi } from '../../../api/samplesApi';
import { useEmployeeColumns } from '../../../components/Employees/useEmployeeColumns';
import { NoEmployees } from '../../../components/Employees/usePagedEmployees';

const perPageOptions = [7, 10, 25, 50, 75, 100];

/** Server-side table: page, order and search are in the URL. */
export function ServerTable() {
  const { t } = useTranslation('samples');
  const table = useTableParams({ name: 'samples-employees', perPageOptions });
  const query = toListQuery(table, { ...(table.q && { q: table.q }), allData: '0' });
  const { data, error, isFetching, refetch } = samplesApi.useGetEmployeePageQuery(query);
  return (
    <>
      <Toolbar label={t('employee.tools')}>
        <SearchInput label={t('employee.search')} value={table.q} onSearch={table.setQuery} />
      </Toolbar>
      <DataTable
        label={t('employee.fromServer')}
        columns={useEmployeeColumns()}
        rows={data?.invoices}
        rowKey={({ id }) => id}
        total={data?.total}
        page={table.page}
        perPage={table.perPage}
        perPageOptions={perPageOptions}
        onPage={table.setPage}
        pageSearch={table.pageSearch}
        sort={table.sort}
        onSort={table.setSort}
        isStale={isFetching && data !== undefined}
        error={error}
        onRetry={refetch}
        isFiltered={table.isFiltered}
        onClear={table.clear}
        empty={<NoEmployees title={t('employee.none')} />}
      />
    </>
  );
}
