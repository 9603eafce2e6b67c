import type { Employee } from '@atrium/core/api';
import { EmptyState } from '@atrium/ui';
import type { DataTableProps, Sort } from '@atrium/ui/table';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { samplesApi } from '../../api/samplesApi';
import { sortEmployees } from '../../model/employee';
import { useEmployeeColumns } from './useEmployeeColumns';

export const NoEmployees = ({ title }: { title: string }) => <EmptyState picture="people" title={title} />;

interface Paged {
  found: readonly Employee[];
  tableProps: DataTableProps<Employee>;
}

interface Options {
  label: string;
  perPage?: number;
  find?: (rows: readonly Employee[]) => Employee[];
}

const everybody = (rows: readonly Employee[]) => [...rows];

/** The hundred employees, asked for at once: found, sorted and paged in the page. */
export function usePagedEmployees({ label, perPage: firstPerPage = 10, find = everybody }: Options): Paged {
  const { t } = useTranslation('samples');
  const { data, error, refetch } = samplesApi.useGetEmployeesQuery();
  const columns = useEmployeeColumns();
  const [{ page, perPage }, setPage] = useState({ page: 1, perPage: firstPerPage });
  const [sort, setSort] = useState<Sort>();
  const found = sortEmployees(find(data ?? []), sort);
  const shownPage = Math.min(page, Math.max(1, Math.ceil(found.length / perPage)));
  return {
    found,
    tableProps: {
      label,
      columns,
      rows: data && found.slice((shownPage - 1) * perPage, shownPage * perPage),
      rowKey: ({ id }) => id,
      rowLabel: (row) => row.full_name,
      total: found.length,
      page: shownPage,
      perPage,
      perPageOptions: [firstPerPage, 25, 50, 100],
      onPage: (next, size) => setPage({ page: next, perPage: size }),
      sort,
      onSort: setSort,
      error,
      onRetry: refetch,
      empty: NoEmployees({ title: t('employee.none') }),
    },
  };
}
