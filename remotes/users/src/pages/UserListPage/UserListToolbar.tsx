import { useCan } from '@atrium/sdk';
import { Icon, LinkButton, SearchInput, Toolbar } from '@atrium/ui';
import { ChoiceFilter, type TableParamsControl, TablePresets, type TableView, TableViewMenu } from '@atrium/ui/table';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { userPlans, userStatuses } from '../../api/choices';
import type { User } from '../../api/schemas';
import { userFilters } from '../../model/userFilter';
import { useRoleOptions } from '../../components/Role/useRoleOptions';

/** Search, filters, saved filters, and the choice of columns. */
export function UserListToolbar({ table, view }: { table: TableParamsControl; view: TableView<User> }) {
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
