import { useRuntime } from '@atrium/sdk';
import { toDay } from '@atrium/ui';
import { useListPage } from '@atrium/ui/table';
import { useGetUsersQuery, useLazyGetUsersQuery } from '../../api/usersApi';
import { toUserFilter, userFilters } from '../../model/userFilter';
import { useUserColumns } from './useUserColumns';

/** The list of users: its state in the address, its rows, which of them are chosen, and exports. */
export function useUserList() {
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
