import { Input, NumberInput, SearchInput, Toolbar } from '@atrium/ui';
import { RangePicker } from '@atrium/ui/date';
import { Form } from '@atrium/ui/forms';
import { DataTable, toListQuery, useTableParams } from '@atrium/ui/table';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { samplesApi } from '../../../api/samplesApi';
import { useEmployeeColumns } from '../../../components/Employees/useEmployeeColumns';
import { NoEmployees, usePagedEmployees } from '../../../components/Employees/usePagedEmployees';
import { OwnExamples } from '../../../components/ExampleCard';
import { type EmployeeSearch, emptySearch, findByColumns } from '../../../model/employee';
import styles from './AdvancedTablesPage.module.css';
import searchSource from './ColumnSearchTable?source';
import serverSource from './ServerTable?source';

interface Props {
  search: EmployeeSearch;
  onChange: (search: EmployeeSearch) => void;
}

const textColumns = ['name', 'post', 'email', 'city'] as const;

function ColumnFields({ search, onChange }: Props) {
  const { t } = useTranslation('samples');
  const id = useId();
  return (
    <Form layout="vertical" className={styles.fields} role="search" aria-label={t('employee.byColumn')}>
      {textColumns.map((column) => (
        <Form.Item key={column} label={t(`employee.${column}`)} htmlFor={`${id}${column}`}>
          <Input
            id={`${id}${column}`}
            allowClear
            value={search[column]}
            onChange={({ target }) => onChange({ ...search, [column]: target.value })}
          />
        </Form.Item>
      ))}
      <Form.Item label={t('employee.leastSalary')} htmlFor={`${id}salary`}>
        <NumberInput
          id={`${id}salary`}
          value={search.salary}
          onChange={(salary) => onChange({ ...search, salary })}
          min={0}
          prefix="$"
        />
      </Form.Item>
      <Form.Item label={t('employee.start')} className={styles.wide}>
        <RangePicker
          aria-label={t('employee.start')}
          value={search.start}
          onChange={(start) => onChange({ ...search, start })}
        />
      </Form.Item>
    </Form>
  );
}

const perPageOptions = [7, 10, 25, 50, 75, 100];

/** Server-side table: page, order and search are in the URL. */
function ServerTable() {
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

/** Search by column; the filters combine. */
function ColumnSearchTable() {
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

export default function AdvancedTablesPage() {
  return (
    <OwnExamples
      texts="datatables.advance"
      examples={[
        { name: 'columnSearch', of: ColumnSearchTable, source: searchSource },
        { name: 'serverTable', of: ServerTable, source: serverSource },
      ]}
    />
  );
}
