import { useCan, useRuntime } from '@atrium/sdk';
import {
  BackLink,
  EmptyState,
  Icon,
  Page,
  Pill,
  SearchInput,
  Toolbar,
  toDay,
  useConfirm,
  useFormat,
  useToast,
} from '@atrium/ui';
import { type Column, DataTable, ExportButton, RowMenu, useListPage } from '@atrium/ui/table';
import { CirclePause, CirclePlay, Pencil, Trash2, Upload } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  useDeleteRecurringMutation,
  useGetRecurringQuery,
  useLazyGetRecurringQuery,
  useUpdateRecurringMutation,
} from '../api/recurringApi';
import type { RecurringFilter, RecurringInvoice } from '../api/recurringSchemas';
import RecurringDrawer from '../components/InvoiceActions/RecurringDrawer';
import { useAttempt } from '../components/InvoiceActions/useActedOn';

const toFilter = ({ q }: { q: string }): RecurringFilter => (q ? { q } : {});

const nameOf = ({ client, service }: RecurringInvoice): string => `${client.company || client.name} · ${service}`;

type Change = (recurring: RecurringInvoice) => void;

function RecurringMenu({ recurring, onEdit }: { recurring: RecurringInvoice; onEdit: Change }) {
  const { t } = useTranslation('invoices');
  const can = useCan();
  const confirm = useConfirm();
  const toast = useToast();
  const attempt = useAttempt();
  const [update] = useUpdateRecurringMutation();
  const [remove] = useDeleteRecurringMutation();
  const { id, rev, isPaused } = recurring;
  const pause = () =>
    attempt(async () => {
      await update({ id, rev, isPaused: !isPaused }).unwrap();
      toast.success(t(isPaused ? 'recurring.resumed' : 'recurring.paused'));
    });
  const stop = async () => {
    const question = {
      title: t('recurring.deleteTitle'),
      text: t('recurring.deleteText'),
      confirm: t('action.delete'),
    };
    if (!(await confirm({ ...question, isDanger: true }))) return;
    await attempt(async () => {
      await remove(id).unwrap();
      toast.success(t('recurring.deleted'));
    });
  };
  const canUpdate = can({ action: 'update', subject: 'Invoice' });
  return (
    <RowMenu
      label={t('action.menu', { name: nameOf(recurring) })}
      items={[
        ...(canUpdate
          ? [
              { key: 'edit', label: t('action.edit'), icon: <Icon of={Pencil} />, onClick: () => onEdit(recurring) },
              {
                key: 'pause',
                label: t(isPaused ? 'recurring.resume' : 'recurring.pause'),
                icon: <Icon of={isPaused ? CirclePlay : CirclePause} />,
                onClick: () => void pause(),
              },
            ]
          : []),
        ...(can({ action: 'delete', subject: 'Invoice' })
          ? [
              {
                key: 'delete',
                label: t('action.delete'),
                icon: <Icon of={Trash2} />,
                danger: true,
                onClick: () => void stop(),
              },
            ]
          : []),
      ]}
    />
  );
}

function NextDraft({ recurring: { nextOn, isPaused, problem } }: { recurring: RecurringInvoice }) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  if (problem)
    return (
      <span>
        <Pill tone="red">{t('recurring.failed')}</Pill> {problem}
      </span>
    );
  if (isPaused) return <Pill>{t('recurring.isPaused')}</Pill>;
  return nextOn ? <time dateTime={nextOn}>{format.date(nextOn)}</time> : <Pill>{t('recurring.isOver')}</Pill>;
}

function useRecurringColumns(onEdit: Change): Column<RecurringInvoice>[] {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  return [
    {
      key: 'client',
      title: t('field.client'),
      inCard: 'head',
      text: ({ client }) => client.company || client.name,
      render: ({ client, service }) => (
        <span>
          <b>{client.company || client.name}</b>
          <br />
          {service}
        </span>
      ),
    },
    {
      key: 'every',
      title: t('recurring.every'),
      text: ({ every }) => t(`rhythm.${every}`),
      render: ({ every }) => t(`rhythm.${every}`),
    },
    {
      key: 'next',
      title: t('recurring.next'),
      text: ({ nextOn, isPaused }) => (isPaused ? t('recurring.isPaused') : nextOn),
      render: (recurring) => <NextDraft recurring={recurring} />,
    },
    {
      key: 'made',
      title: t('recurring.made'),
      align: 'end',
      hideBelow: 'medium',
      text: ({ made }) => made,
      render: ({ made, lastId }) =>
        lastId ? <Link to={`/apps/invoice/preview/${lastId}`}>{format.number(made)}</Link> : format.number(made),
    },
    {
      key: 'total',
      title: t('field.total'),
      align: 'end',
      text: ({ total }) => total,
      alsoText: [{ title: t('field.currency'), text: ({ currency }) => currency }],
      render: ({ total, currency }) => <bdi>{format.money(total, currency)}</bdi>,
    },
    {
      key: 'actions',
      title: '',
      width: 56,
      align: 'end',
      render: (recurring) => <RecurringMenu recurring={recurring} onEdit={onEdit} />,
    },
  ];
}

/** Invoices that are repeated: when the next draft is made, and how to change, pause or end that. */
export default function RecurringInvoices() {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const { clock } = useRuntime();
  const [edited, setEdited] = useState<RecurringInvoice>();
  const [getRecurring] = useLazyGetRecurringQuery();
  const { table, total, tableProps, isExporting, exportAll } = useListPage({
    name: 'recurring-invoices',
    filters: [],
    columns: useRecurringColumns(setEdited),
    toFilter,
    useQuery: useGetRecurringQuery,
    load: (query) => getRecurring(query).unwrap(),
    read: ({ recurring, total: count }) => ({ rows: recurring, total: count }),
    fileName: `recurring-invoices-${toDay(clock.now())}`,
  });
  const { selection: _none, sort: _sort, onSort: _onSort, ...shown } = tableProps;
  return (
    <Page
      title={t('recurring.title')}
      meta={total !== undefined && format.number(total)}
      back={<BackLink to="/apps/invoice/list">{t('back')}</BackLink>}
      actions={<ExportButton label={t('list.export')} icon={Upload} isExporting={isExporting} onExport={exportAll} />}
    >
      <Toolbar label={t('list.toolbar')}>
        <SearchInput label={t('recurring.search')} value={table.q} onSearch={table.setQuery} />
      </Toolbar>
      <DataTable
        label={t('recurring.title')}
        {...shown}
        rowHeight={52}
        empty={<EmptyState picture="document" title={t('recurring.empty')} text={t('recurring.emptyText')} />}
      />
      <RecurringDrawer recurring={edited} onClose={() => setEdited(undefined)} />
    </Page>
  );
}
