import { useRuntime } from '@atrium/sdk';
import { Button, EmptyState, Icon, Pill, SearchInput, Toolbar, toDay, useFormat, useToast } from '@atrium/ui';
import { type Column, DataTable, ExportButton, RowMenu, useListPage } from '@atrium/ui/table';
import { Plus, Upload } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useAddRedirectMutation,
  useDeleteRedirectMutation,
  useGetRedirectsQuery,
  useLazyGetRedirectsQuery,
} from '../../api/redirectsApi';
import type { Redirect } from '../../api/schemas';
import { SectionPage } from '../../components/SectionPage/SectionPage';
import { isEditor } from '../../model/rights';
import { useActor } from '../../state/useActor';

const RedirectDialog = lazy(() => import(/* webpackChunkName: "lists" */ './RedirectDialog'));

/** Numbered: a table knows its rows by numbers. */
type Row = Redirect & { id: number };

/** Deletes a redirect, which can be undone. */
function useRemove() {
  const { t } = useTranslation('content');
  const toast = useToast();
  const [remove] = useDeleteRedirectMutation();
  const [add] = useAddRedirectMutation();
  return async ({ slug, itemId }: Redirect) => {
    const { error } = await remove(slug);
    if (error) return toast.error(t('failedAction'));
    const bringBack = async () => {
      if ((await add({ slug, itemId })).error) toast.error(t('failedAction'));
    };
    toast.success(t('redirects.deleted', { slug }), { action: { label: t('undo'), onClick: () => void bringBack() } });
  };
}

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('content');
  const { date } = useFormat();
  const remove = useRemove();
  const canChange = isEditor(useActor());
  return [
    {
      key: 'slug',
      title: t('redirects.from'),
      inCard: 'head',
      text: ({ slug }) => slug,
      render: ({ slug }) => <bdi dir="ltr">/{slug}</bdi>,
    },
    {
      key: 'title',
      title: t('redirects.to'),
      text: ({ title, target }) => `${title} (/${target})`,
      render: ({ title, target }) => (
        <>
          <b>{title}</b> <bdi dir="ltr">/{target}</bdi>
        </>
      ),
    },
    {
      key: 'state',
      title: t('field.state'),
      inCard: 'end',
      text: ({ isLive }) => t(isLive ? 'live' : 'redirects.notLive'),
      render: ({ isLive }) => <Pill tone={isLive ? 'green' : 'amber'}>{t(isLive ? 'live' : 'redirects.notLive')}</Pill>,
    },
    {
      key: 'at',
      title: t('redirects.since'),
      align: 'end',
      text: ({ at }) => at,
      render: ({ at }) => <time dateTime={at}>{date(at)}</time>,
    },
    {
      key: 'actions',
      title: '',
      width: 48,
      align: 'end',
      render: (row) =>
        canChange && (
          <RowMenu
            label={t('actionsOf', { title: row.slug })}
            items={[{ key: 'delete', label: t('redirects.delete'), danger: true, onClick: () => void remove(row) }]}
          />
        ),
    },
  ];
}

/** Former addresses, and where they lead. */
export default function RedirectsPage() {
  const { t } = useTranslation('content');
  const format = useFormat();
  const canChange = isEditor(useActor());
  const [isAdding, setAdding] = useState(false);
  const [getRedirects] = useLazyGetRedirectsQuery();
  const list = useListPage({
    name: 'content-redirects',
    filters: [],
    columns: useColumns(),
    toFilter: ({ q }) => ({ q }),
    useQuery: useGetRedirectsQuery,
    load: (query) => getRedirects(query).unwrap(),
    read: ({ redirects, total }) => ({ rows: redirects.map((row, id): Row => ({ ...row, id })), total }),
    fileName: `redirects-${toDay(useRuntime().clock.now())}`,
  });
  const { selection: _, ...tableProps } = list.tableProps;
  return (
    <SectionPage
      title={t('redirects.title')}
      meta={list.total !== undefined && format.number(list.total)}
      end={
        <>
          <ExportButton
            label={t('published.export')}
            icon={Upload}
            isExporting={list.isExporting}
            onExport={list.exportAll}
          />
          {canChange && (
            <Button type="primary" icon={<Icon of={Plus} />} onClick={() => setAdding(true)}>
              {t('redirects.add')}
            </Button>
          )}
        </>
      }
    >
      <Toolbar label={t('published.toolbar')}>
        <SearchInput label={t('redirects.search')} value={list.table.q} onSearch={list.table.setQuery} />
      </Toolbar>
      <DataTable
        label={t('redirects.title')}
        {...tableProps}
        rowLabel={({ slug }) => slug}
        rowLink={({ itemId }) => `/content/items/${itemId}`}
        empty={<EmptyState picture="document" title={t('redirects.empty')} text={t('redirects.emptyText')} />}
      />
      {isAdding && (
        <Suspense>
          <RedirectDialog onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </SectionPage>
  );
}
