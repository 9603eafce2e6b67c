import { useTranslation } from 'react-i18next';
import { UserPlan, UserRole, UserStatus } from 'shared/api';
import { FilterChip, SearchInput, Toolbar } from 'shared/ui';
import type { TableParamsControl } from 'shared/ui/table';

/** Search and filters of the list. */
export function UserListToolbar({ table }: { table: TableParamsControl }) {
  const { t } = useTranslation('users');
  const filters = [
    {
      name: 'role',
      label: t('field.role'),
      options: UserRole.options.map((value) => ({ value, label: t(`role.${value}`) })),
    },
    {
      name: 'plan',
      label: t('field.plan'),
      options: UserPlan.options.map((value) => ({ value, label: t(`plan.${value}`) })),
    },
    {
      name: 'status',
      label: t('field.status'),
      options: UserStatus.options.map((value) => ({ value, label: t(`status.${value}`) })),
    },
  ];
  return (
    <Toolbar label={t('list.toolbar')}>
      <SearchInput label={t('list.search')} value={table.q} onSearch={table.setQuery} />
      {filters.map(({ name, label, options }) => (
        <FilterChip
          key={name}
          label={label}
          options={options}
          value={table.filters[name]}
          onChange={(value) => table.setFilter(name, value)}
        />
      ))}
    </Toolbar>
  );
}
