import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState, Page, useFormat } from 'shared/ui';
import { DataTable, useRowSelection, useTableParams, useTableView } from 'shared/ui/table';
import { useGetUsersQuery } from '../api/usersApi';
import { toUserFilter, toUserQuery, userFilters } from '../model/userQuery';
import { UserDrawer, type UserDrawerKind } from '../UserForm/UserDrawer';
import { UserBulkBar } from './UserBulkBar';
import { UserListActions } from './UserListActions';
import { UserListToolbar } from './UserListToolbar';
import { useUserColumns } from './useUserColumns';
import { useUserExport } from './useUserExport';

export default function UserList() {
  const { t } = useTranslation('users');
  const format = useFormat();
  const [adding, setAdding] = useState<UserDrawerKind>();
  const table = useTableParams({ name: 'users', filters: userFilters });
  const columns = useUserColumns();
  const view = useTableView('users', columns);
  const query = toUserQuery(table);
  const filter = toUserFilter(table);
  const { data, currentData, error, isFetching, refetch } = useGetUsersQuery(query);
  const rows = error && !currentData ? undefined : data?.users;
  const total = data?.total ?? 0;
  const selection = useRowSelection({
    scope: JSON.stringify(filter),
    total,
    pageKeys: rows?.map(({ id }) => id) ?? [],
  });
  const { isExporting, exportAll, exportSome } = useUserExport(columns, query);

  return (
    <Page
      title={t('title')}
      meta={data && format.number(total)}
      actions={<UserListActions isExporting={isExporting} onExport={exportAll} onAdd={setAdding} />}
    >
      <UserListToolbar table={table} view={view} />
      <DataTable
        label={t('title')}
        columns={view.columns}
        rowHeight={view.rowHeight}
        rows={rows}
        rowKey={({ id }) => id}
        rowLabel={({ fullName }) => fullName}
        rowLink={({ id }) => `/apps/user/view/${id}`}
        selection={selection}
        total={data?.total}
        page={table.page}
        perPage={table.perPage}
        onPage={table.setPage}
        sort={table.sort}
        onSort={table.setSort}
        isStale={isFetching && !currentData}
        error={error}
        onRetry={refetch}
        isFiltered={table.isFiltered}
        onClear={table.clear}
        empty={<EmptyState picture="people" title={t('list.empty')} text={t('list.emptyText')} />}
      />
      <UserBulkBar
        selection={selection}
        chosen={selection.isAll ? { filter } : { ids: selection.keys.map(Number) }}
        total={total}
        isExporting={isExporting}
        onExport={() => (selection.isAll ? exportAll() : exportSome(new Set(selection.keys)))}
      />
      <UserDrawer kind={adding} onClose={() => setAdding(undefined)} />
    </Page>
  );
}
