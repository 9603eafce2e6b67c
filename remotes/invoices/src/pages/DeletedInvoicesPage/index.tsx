import { useTranslation } from 'react-i18next';
import { binDays } from 'shared/contract';
import { useKeys } from 'shared/runtime';
import { BackLink, EmptyState, Page, SearchInput, Toolbar, useFormat } from 'shared/ui';
import { DataTable } from 'shared/ui/table';
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
