import { binDays } from '@atrium/contract';
import { useKeys } from '@atrium/sdk';
import { EmptyState, Page, SearchInput, Toolbar, useFormat } from '@atrium/ui';
import { DataTable } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import { AllUsersLink } from '../../components/User/AllUsersLink';
import { useDeletedUserList } from './useDeletedUserList';

/** Those who were deleted and can come back. */
export default function DeletedUsers() {
  const { t } = useTranslation('users');
  const format = useFormat();
  const { table, total, rowKeys, tableProps } = useDeletedUserList();
  const { selection: _none, sort: _sort, onSort: _onSort, ...shown } = tableProps;
  useKeys({ ...rowKeys });

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
