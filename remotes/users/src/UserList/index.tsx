import { useTranslation } from 'react-i18next';
import { EmptyState, Page, useFormat } from 'shared/ui';
import { DataTable, useTableParams } from 'shared/ui/table';
import { useGetUsersQuery } from '../api';
import { toUserQuery, userFilters } from '../model/userQuery';
import { UserListToolbar } from './UserListToolbar';
import { userColumns } from './userColumns';

export default function UserList() {
  const { t } = useTranslation('users');
  const format = useFormat();
  const table = useTableParams({ filters: userFilters });
  const { data, currentData, error, isFetching, refetch } = useGetUsersQuery(toUserQuery(table));

  return (
    <Page title={t('title')} meta={data && format.number(data.total)}>
      <UserListToolbar table={table} />
      <DataTable
        label={t('title')}
        columns={userColumns(t)}
        rows={error && !currentData ? undefined : data?.users}
        rowKey={({ id }) => id}
        rowLabel={({ fullName }) => fullName}
        rowLink={({ id }) => `/apps/user/view/${id}`}
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
    </Page>
  );
}
