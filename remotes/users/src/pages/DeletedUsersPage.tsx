import { binDays } from '@atrium/contract';
import { useActions, useRuntime } from '@atrium/sdk';
import { EmptyState, Page, SearchInput, Toolbar, toDay, useFormat } from '@atrium/ui';
import { type Column, DataTable, type TableParams, useBinColumns, useListPage } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import type { DeletedUser, DeletedUserFilter } from '../api/binSchemas';
import {
  useGetDeletedUsersQuery,
  useLazyGetDeletedUsersQuery,
  usePurgeUserMutation,
  useRestoreUserMutation,
} from '../api/usersApi';
import { UserName } from '../components/User/UserMarks';
import { AllUsersLink } from '../components/User/UserNotFound';
import { useRejection } from '../components/UserActions/useRejection';

function useDeletedUserColumns(): Column<DeletedUser>[] {
  const { t } = useTranslation('users');
  const { clock } = useRuntime();
  const read = useRejection();
  const [restore] = useRestoreUserMutation();
  const [purge] = usePurgeUserMutation();
  const binColumns = useBinColumns<DeletedUser>({
    now: clock.now(),
    nameOf: ({ user }) => user.fullName,
    restore: ({ id }) => restore(id).unwrap(),
    purge: ({ id }) => purge(id).unwrap(),
    lossText: t('bin.lossText'),
    explain: (error) => read(error).message,
  });
  return [
    {
      key: 'fullName',
      title: t('field.name'),
      text: ({ user }) => user.fullName,
      render: ({ user }) => <UserName user={user} />,
    },
    {
      key: 'email',
      title: t('field.email'),
      hideBelow: 'medium',
      text: ({ user }) => user.email,
      render: ({ user }) => user.email,
    },
    ...binColumns,
  ];
}

const toFilter = ({ q }: Pick<TableParams, 'q'>): DeletedUserFilter => (q ? { q } : {});

function useDeletedUserList() {
  const { clock } = useRuntime();
  const columns = useDeletedUserColumns();
  const [getDeletedUsers] = useLazyGetDeletedUsersQuery();
  return useListPage({
    name: 'deleted-users',
    filters: [],
    columns,
    toFilter,
    useQuery: useGetDeletedUsersQuery,
    load: (query) => getDeletedUsers(query).unwrap(),
    read: ({ users, total }) => ({ rows: users, total }),
    fileName: `deleted-users-${toDay(clock.now())}`,
  });
}

export default function DeletedUsers() {
  const { t } = useTranslation('users');
  const format = useFormat();
  const { table, total, rowKeys, tableProps } = useDeletedUserList();
  const { selection: _none, sort: _sort, onSort: _onSort, ...shown } = tableProps;
  useActions({ ...rowKeys });

  return (
    <Page title={t('bin.title')} meta={total !== undefined && format.number(total)} back={<AllUsersLink />}>
      <Toolbar label={t('list.toolbar')}>
        <SearchInput label={t('list.search')} value={table.q} onSearch={table.setQuery} />
      </Toolbar>
      <DataTable
        label={t('bin.title')}
        {...shown}
        empty={<EmptyState picture="people" title={t('bin.empty')} text={t('bin.emptyText', { count: binDays })} />}
      />
    </Page>
  );
}
