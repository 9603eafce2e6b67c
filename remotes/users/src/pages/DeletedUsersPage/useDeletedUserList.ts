import { useRuntime } from '@atrium/sdk';
import { toDay } from '@atrium/ui';
import { type TableParams, useListPage } from '@atrium/ui/table';
import type { DeletedUserFilter } from '../../api/binSchemas';
import { useGetDeletedUsersQuery, useLazyGetDeletedUsersQuery } from '../../api/usersApi';
import { useDeletedUserColumns } from './useDeletedUserColumns';

const toFilter = ({ q }: Pick<TableParams, 'q'>): DeletedUserFilter => (q ? { q } : {});

/** The list of those who were deleted: its state in the address, and its rows. */
export function useDeletedUserList() {
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
