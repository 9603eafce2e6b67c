import { useActions, useCan, useRuntime } from '@atrium/sdk';
import {
  Button,
  EmptyState,
  FloatingAction,
  Icon,
  LinkButton,
  Page,
  SearchInput,
  Toolbar,
  toDay,
  useFormat,
  useIsNarrow,
} from '@atrium/ui';
import {
  ChoiceFilter,
  DataTable,
  ExportButton,
  type ExportKind,
  ImportButton,
  type TableParamsControl,
  TablePresets,
  type TableView,
  TableViewMenu,
  useListPage,
} from '@atrium/ui/table';
import { Plus, Trash2, Upload, UserPlus } from 'lucide-react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { userPlans, userStatuses } from '../../api/choices';
import type { User } from '../../api/schemas';
import { useGetUsersQuery, useLazyGetUsersQuery } from '../../api/usersApi';
import { UserDrawer, type UserDrawerKind } from '../../components/UserForm/UserDrawer';
import { useRoleOptions } from '../../components/useRoleName';
import { toUserFilter, userFilters } from '../../model/userFilter';
import { UserBulkBar } from './UserBulkBar';
import { useUserColumns } from './useUserColumns';

function UserListToolbar({ table, view }: { table: TableParamsControl; view: TableView<User> }) {
  const { t } = useTranslation('users');
  const canDelete = useCan()({ action: 'delete', subject: 'User' });
  const filters = [
    { name: 'status', options: userStatuses.map((value) => ({ value, label: t(`status.${value}`) })) },
    { name: 'role', options: useRoleOptions() },
    { name: 'plan', options: userPlans.map((value) => ({ value, label: t(`plan.${value}`) })) },
  ] as const;
  return (
    <Toolbar
      label={t('list.toolbar')}
      end={
        <>
          {canDelete && (
            <LinkButton to="/apps/user/deleted" type="text" icon={<Icon of={Trash2} />}>
              {t('bin.view')}
            </LinkButton>
          )}
          <TablePresets name="users" filters={userFilters} />
          <TableViewMenu view={view} />
        </>
      }
    >
      <SearchInput label={t('list.search')} value={table.q} onSearch={table.setQuery} />
      {filters.map(({ name, options }) => (
        <ChoiceFilter
          key={name}
          label={t(`field.${name}`)}
          options={options}
          value={table.filters[name]}
          onChange={(value) => table.setFilter(name, value)}
        />
      ))}
    </Toolbar>
  );
}

const UserImport = lazy(async () => ({ default: (await import('../../components/UserImport')).UserImport }));

interface UserListActionsProps {
  onExport: (kind: ExportKind) => void;
  isExporting: boolean;
  onAdd: (kind: UserDrawerKind) => void;
}

function UserListActions({ onExport, isExporting, onAdd }: UserListActionsProps) {
  const { t } = useTranslation('users');
  const isNarrow = useIsNarrow();
  const canAdd = useCan()({ action: 'create', subject: 'User' });
  return (
    <>
      <ExportButton label={t('list.export')} icon={Upload} isExporting={isExporting} onExport={onExport} />
      {canAdd && <ImportButton label={t('import.open')} importer={UserImport} />}
      {canAdd && (
        <Button icon={<Icon of={UserPlus} />} onClick={() => onAdd('invite')}>
          {t('list.invite')}
        </Button>
      )}
      {canAdd && !isNarrow && (
        <Button type="primary" icon={<Icon of={Plus} />} onClick={() => onAdd('add')}>
          {t('list.add')}
        </Button>
      )}
      {canAdd && <FloatingAction label={t('list.add')} icon={Plus} onClick={() => onAdd('add')} />}
    </>
  );
}

const isKind = (text: string | null): text is UserDrawerKind => text === 'add' || text === 'invite';

/** Open form beside the list, from the URL, so that a command can lead to it and Back closes it. */
function useDrawerInAddress(): [kind: UserDrawerKind | undefined, open: (kind: UserDrawerKind | undefined) => void] {
  const [search, setSearch] = useSearchParams();
  const kind = search.get('new');
  const open = (next: UserDrawerKind | undefined) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (next) after.set('new', next);
        else after.delete('new');
        return after;
      },
      { replace: !next },
    );
  return [isKind(kind) ? kind : undefined, open];
}

function useUserList() {
  const { clock } = useRuntime();
  const columns = useUserColumns();
  const [getUsers] = useLazyGetUsersQuery();
  return useListPage({
    name: 'users',
    filters: userFilters,
    columns,
    toFilter: toUserFilter,
    useQuery: useGetUsersQuery,
    load: (query) => getUsers(query).unwrap(),
    read: ({ users, total }) => ({ rows: users, total }),
    fileName: `users-${toDay(clock.now())}`,
  });
}

export default function UserList() {
  const { t } = useTranslation('users');
  const format = useFormat();
  const [adding, setAdding] = useDrawerInAddress();
  const { table, view, total, selection, chosen, rowKeys, tableProps, isExporting, exportAll, exportChosen } =
    useUserList();
  useActions({ ...rowKeys });

  return (
    <Page
      title={t('title')}
      meta={total !== undefined && format.number(total)}
      actions={<UserListActions isExporting={isExporting} onExport={exportAll} onAdd={setAdding} />}
    >
      <UserListToolbar table={table} view={view} />
      <DataTable
        label={t('title')}
        {...tableProps}
        rowLabel={({ fullName }) => fullName}
        rowLink={({ id }) => `/apps/user/view/${id}`}
        empty={<EmptyState picture="people" title={t('list.empty')} text={t('list.emptyText')} />}
      />
      <UserBulkBar
        selection={selection}
        chosen={chosen}
        total={total ?? 0}
        isExporting={isExporting}
        onExport={exportChosen}
      />
      <UserDrawer kind={adding} onClose={() => setAdding(undefined)} />
    </Page>
  );
}
