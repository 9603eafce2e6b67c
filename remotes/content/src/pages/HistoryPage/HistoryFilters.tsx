import { usePeople } from '@atrium/sdk';
import { SearchInput, Toolbar } from '@atrium/ui';
import { ChoiceFilter, DateFilter, type TableParamsControl } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import { historyActions } from '../../api/schemas/choices';
import { useEditorialSettings } from '../../state/useEditorialSettings';

export function HistoryFilters({ table }: { table: TableParamsControl }) {
  const { t } = useTranslation('content');
  const people = usePeople();
  const { projects } = useEditorialSettings();
  const filter = (name: 'person' | 'action' | 'project' | 'day') => ({
    value: table.filters[name],
    onChange: (value: string | undefined) => table.setFilter(name, value),
  });
  return (
    <Toolbar label={t('published.toolbar')}>
      <SearchInput label={t('review.search')} value={table.q} onSearch={table.setQuery} />
      <ChoiceFilter
        label={t('history.person')}
        options={[
          { value: '0', label: t('system') },
          ...people.map(({ id, fullName }) => ({ value: String(id), label: fullName })),
        ]}
        {...filter('person')}
      />
      <ChoiceFilter
        label={t('history.action')}
        options={historyActions.map((value) => ({ value, label: t(`did.${value}`) }))}
        {...filter('action')}
      />
      <ChoiceFilter
        label={t('field.project')}
        options={[
          ...projects.map(({ id, name }) => ({ value: String(id), label: name })),
          { value: '0', label: t('history.noProject') },
        ]}
        {...filter('project')}
      />
      <DateFilter label={t('history.day')} {...filter('day')} />
    </Toolbar>
  );
}
