import { useCan, useRuntime } from '@atrium/sdk';
import {
  BackLink,
  Button,
  EmptyState,
  Icon,
  Page,
  SearchInput,
  Toolbar,
  toDay,
  useConfirm,
  useFormat,
  useToast,
} from '@atrium/ui';
import { type Column, DataTable, ExportButton, ImportButton, RowMenu, useListPage } from '@atrium/ui/table';
import { Pencil, Plus, Trash2, Upload } from 'lucide-react';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useDeleteClientMutation,
  useGetClientListQuery,
  useLazyGetClientListQuery,
  useSaveClientMutation,
} from '../api/clientListApi';
import type { ClientSearch, KnownClient } from '../api/clientListSchemas';
import type { InvoiceClient } from '../api/clientSchemas';
import { useAttempt, useRejection } from '../components/InvoiceActions/useActedOn';
import { ClientDrawer } from '../components/InvoiceForm/ClientDrawer';
import { townOf } from '../model/taxParties';

const toFilter = ({ q }: { q: string }): ClientSearch => (q ? { q } : {});

const ClientImport = lazy(async () => ({ default: (await import('../components/ClientImport')).ClientImport }));

function ClientMenu({ client, onEdit }: { client: KnownClient; onEdit: (client: KnownClient) => void }) {
  const { t } = useTranslation('invoices');
  const can = useCan();
  const confirm = useConfirm();
  const toast = useToast();
  const attempt = useAttempt();
  const [remove] = useDeleteClientMutation();
  const forget = async () => {
    const question = { title: t('clients.deleteTitle', { name: client.name }), text: t('clients.deleteText') };
    if (!(await confirm({ ...question, confirm: t('action.delete'), isDanger: true }))) return;
    await attempt(async () => {
      await remove(client.id).unwrap();
      toast.success(t('clients.deleted', { name: client.name }));
    });
  };
  const edit = { key: 'edit', label: t('action.edit'), icon: <Icon of={Pencil} />, onClick: () => onEdit(client) };
  const erase = {
    key: 'delete',
    label: t('action.delete'),
    icon: <Icon of={Trash2} />,
    danger: true,
    onClick: () => void forget(),
  };
  return (
    <RowMenu
      label={t('action.menu', { name: client.name })}
      items={[
        ...(can({ action: 'update', subject: 'Invoice' }) ? [edit] : []),
        ...(can({ action: 'delete', subject: 'Invoice' }) ? [erase] : []),
      ]}
    />
  );
}

/** Columns as an import reads them again. */
function useClientColumns(onEdit: (client: KnownClient) => void): Column<KnownClient>[] {
  const { t } = useTranslation('invoices');
  return [
    {
      key: 'name',
      title: t('client.name'),
      inCard: 'head',
      text: ({ name }) => name,
      alsoText: [{ title: t('client.company'), text: ({ company }) => company }],
      render: ({ name, company }) => (
        <span>
          <b>{name}</b>
          {company && (
            <>
              <br />
              {company}
            </>
          )}
        </span>
      ),
    },
    {
      key: 'email',
      title: t('client.email'),
      text: ({ companyEmail }) => companyEmail,
      render: ({ companyEmail }) => <bdi>{companyEmail}</bdi>,
    },
    {
      key: 'city',
      title: t('client.city'),
      hideBelow: 'medium',
      text: ({ city }) => city,
      alsoText: [
        { title: t('client.postcode'), text: ({ postcode }) => postcode },
        { title: t('client.address'), text: ({ address }) => address },
        { title: t('client.country'), text: ({ country }) => country },
        { title: t('client.contact'), text: ({ contact }) => contact },
      ],
      render: (client) => <bdi>{townOf(client) || client.address}</bdi>,
    },
    {
      key: 'vatNumber',
      title: t('client.vatNumber'),
      hideBelow: 'medium',
      text: ({ vatNumber }) => vatNumber,
      render: ({ vatNumber }) => <bdi>{vatNumber}</bdi>,
    },
    {
      key: 'actions',
      title: '',
      width: 56,
      align: 'end',
      render: (client) => <ClientMenu client={client} onEdit={onEdit} />,
    },
  ];
}

function useSave(edited: KnownClient | undefined) {
  const { t } = useTranslation('invoices');
  const toast = useToast();
  const read = useRejection();
  const [save] = useSaveClientMutation();
  return async (client: InvoiceClient) => {
    try {
      await save({ ...client, ...(edited && { id: edited.id, rev: edited.rev }) }).unwrap();
      toast.success(t('clients.saved', { name: client.name }));
    } catch (error) {
      throw read(error);
    }
  };
}

function ClientActions({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation('invoices');
  const can = useCan();
  return (
    <>
      {can({ action: 'create', subject: 'Invoice' }) && (
        <ImportButton label={t('import.open')} importer={ClientImport} />
      )}
      {can({ action: 'update', subject: 'Invoice' }) && (
        <Button type="primary" icon={<Icon of={Plus} />} onClick={onAdd}>
          {t('client.new')}
        </Button>
      )}
    </>
  );
}

/** Clients that are kept for invoices to come: imported, written here, and offered in the form of an invoice. */
export default function Clients() {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const { clock } = useRuntime();
  const [edited, setEdited] = useState<KnownClient | 'new'>();
  const known = edited === 'new' ? undefined : edited;
  const save = useSave(known);
  const [getClients] = useLazyGetClientListQuery();
  const { table, total, tableProps, isExporting, exportAll } = useListPage({
    name: 'invoice-clients',
    filters: [],
    columns: useClientColumns(setEdited),
    toFilter,
    useQuery: useGetClientListQuery,
    load: (query) => getClients(query).unwrap(),
    read: ({ clients, total: count }) => ({ rows: clients, total: count }),
    fileName: `clients-${toDay(clock.now())}`,
  });
  const { selection: _none, sort: _sort, onSort: _onSort, ...shown } = tableProps;
  return (
    <Page
      title={t('clients.title')}
      meta={total !== undefined && format.number(total)}
      back={<BackLink to="/apps/invoice/list">{t('back')}</BackLink>}
      actions={
        <>
          <ExportButton label={t('list.export')} icon={Upload} isExporting={isExporting} onExport={exportAll} />
          <ClientActions onAdd={() => setEdited('new')} />
        </>
      }
    >
      <Toolbar label={t('list.toolbar')}>
        <SearchInput label={t('clients.search')} value={table.q} onSearch={table.setQuery} />
      </Toolbar>
      <DataTable
        label={t('clients.title')}
        {...shown}
        rowHeight={52}
        empty={<EmptyState picture="people" title={t('clients.empty')} text={t('clients.emptyText')} />}
      />
      <ClientDrawer
        client={known ?? null}
        submit={t('clients.save')}
        isOpen={edited !== undefined}
        onClose={() => setEdited(undefined)}
        onDone={save}
      />
    </Page>
  );
}
