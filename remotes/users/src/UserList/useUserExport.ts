import { useRuntime } from 'shared/runtime';
import { toDay } from 'shared/ui';
import { type Column, collectRows, useCsvExport } from 'shared/ui/table';
import type { User, UserQuery } from '../api/schemas';
import { useLazyGetUsersQuery } from '../api/usersApi';

/** Saves users as a CSV file: those given, or all that match. */
export function useUserExport(columns: readonly Column<User>[], query: UserQuery) {
  const { clock } = useRuntime();
  const [getUsers] = useLazyGetUsersQuery();
  const { isExporting, exportRows } = useCsvExport(`users-${toDay(clock.now())}`, columns);

  const loadAll = () =>
    collectRows(async (page, perPage) => {
      const { users, total } = await getUsers({ ...query, page, perPage }).unwrap();
      return { rows: users, total };
    });
  return {
    isExporting,
    exportAll: () => exportRows(loadAll),
    exportSome: (ids: ReadonlySet<string>) =>
      exportRows(async () => (await loadAll()).filter(({ id }) => ids.has(String(id)))),
  };
}
