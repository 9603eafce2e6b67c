import { binDays } from '@atrium/contract';
import { useKeys } from '@atrium/sdk';
import { BackLink, EmptyState, Page, SearchInput, Toolbar, useFormat } from '@atrium/ui';
import { DataTable } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import { useDeletedInvoiceList } from './useDeletedInvoiceList';

/** Drafts that were deleted and can come back. */
export default function DeletedInvoices() {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const { table, total, rowKeys, tableProps } = useDeletedInvoiceList();
  const { selection: _none, sort: _sort, onSort: _onSort, ...shown } = tableProps;
  useKeys({ ...rowKeys });

  return (
    <Page
      title={t('bin.title')}
      meta={total !== undefined && format.number(total)}
      back={<BackLink to="/apps/invoice/list">{t('back')}</BackLink>}
    >
      <Toolbar label={t('list.toolbar')}>
        <SearchInput label={t('list.search')} value={table.q} onSearch={table.setQuery} />
      </Toolbar>
      <DataTable
        label={t('bin.title')}
        {...shown}
        empty={<EmptyState picture="document" title={t('bin.empty')} text={t('bin.emptyText', { count: binDays })} />}
      />
    </Page>
  );
}
