import { useCan } from '@atrium/sdk';
import {
  EmptyState,
  ErrorState,
  Icon,
  LinkButton,
  LoadingRows,
  Pill,
  useConfirm,
  useFormat,
  useToast,
} from '@atrium/ui';
import { type Column, DataTable, RowMenu } from '@atrium/ui/table';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDeleteTypeMutation, useGetTypesQuery, useUpdateTypeMutation } from '../../api/customTypesApi';
import type { ListedType } from '../../api/schemas';
import { fieldLimits } from '../../api/schemas/limits';
import { SectionPage } from '../../components/SectionPage/SectionPage';
import { shownFieldsOf } from '../../model/fields/typeRules';
import { useRejectionText } from '../../state/useRejectionText';
import { useTypeTexts } from './useTypeTexts';

/** Archives, brings back and deletes, each with what follows. */
function useTypeSteps() {
  const { t } = useTranslation('typesPage');
  const toast = useToast();
  const confirm = useConfirm();
  const explain = useRejectionText();
  const [update] = useUpdateTypeMutation();
  const [remove] = useDeleteTypeMutation();
  const setArchived = async ({ id, name }: ListedType, isArchived: boolean) => {
    const { error } = await update({ id, isArchived });
    if (error) return toast.error(explain(error));
    if (!isArchived) return toast.success(t('restored', { name }));
    const bringBack = async () => {
      const undone = await update({ id, isArchived: false });
      if (undone.error) toast.error(explain(undone.error));
    };
    toast.success(t('archived', { name }), { action: { label: t('undo'), onClick: () => void bringBack() } });
  };
  return {
    async archive(type: ListedType) {
      const isMeant = await confirm({
        title: t('archiveTitle', { name: type.name }),
        text: t('archiveText', { count: type.items }),
        confirm: t('archive'),
      });
      if (isMeant) await setArchived(type, true);
    },
    restore: (type: ListedType) => setArchived(type, false),
    async remove({ id, name }: ListedType) {
      const isMeant = await confirm({
        title: t('deleteTitle', { name }),
        text: t('deleteText'),
        confirm: t('delete'),
        isDanger: true,
      });
      if (!isMeant) return;
      const { error } = await remove(id);
      if (error) toast.error(explain(error));
      else toast.success(t('deleted', { name }));
    },
  };
}

function useColumns(canChange: boolean): Column<ListedType>[] {
  const { t } = useTranslation('typesPage');
  const { number, list } = useFormat();
  const { archive, restore, remove } = useTypeSteps();
  const menuOf = (type: ListedType) => [
    type.archivedAt
      ? { key: 'restore', label: t('restore'), onClick: () => void restore(type) }
      : { key: 'archive', label: t('archive'), onClick: () => void archive(type) },
    ...(type.items === 0
      ? [{ key: 'delete', label: t('delete'), danger: true, onClick: () => void remove(type) }]
      : []),
  ];
  return [
    {
      key: 'name',
      title: t('name'),
      inCard: 'head',
      text: ({ name }) => name,
      render: ({ name, archivedAt }) => (
        <>
          <b>
            <bdi>{name}</bdi>
          </b>{' '}
          {archivedAt && <Pill>{t('isArchived')}</Pill>}
        </>
      ),
    },
    {
      key: 'fields',
      title: t('fields'),
      text: (type) => list(shownFieldsOf(type).map(({ label }) => label)),
      render: (type) => <bdi>{list(shownFieldsOf(type).map(({ label }) => label)) || '–'}</bdi>,
    },
    {
      key: 'items',
      title: t('items'),
      align: 'end',
      text: ({ items }) => items,
      render: ({ items }) => number(items),
    },
    {
      key: 'actions',
      title: '',
      width: 48,
      align: 'end',
      render: (type) => canChange && <RowMenu label={t('actionsOf', { name: type.name })} items={menuOf(type)} />,
    },
  ];
}

/** Custom types: what kinds of content there are beside the usual ones, and what fields they have. */
export default function TypesPage() {
  useTypeTexts();
  const { t } = useTranslation('typesPage');
  const { number } = useFormat();
  const canChange = useCan()({ action: 'update', subject: 'ContentType' });
  const { data, error, isFetching, refetch } = useGetTypesQuery();
  const columns = useColumns(canChange);
  const count = data?.types.length ?? 0;
  return (
    <SectionPage
      title={t('title')}
      meta={data && number(count)}
      end={
        canChange &&
        count < fieldLimits.types && (
          <LinkButton to="/content/types/new" type="primary" icon={<Icon of={Plus} />}>
            {t('add')}
          </LinkButton>
        )
      }
    >
      <p>{t('text')}</p>
      {error && !data && <ErrorState error={error} isRetrying={isFetching} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingRows />}
      {data && (
        <DataTable
          label={t('title')}
          rows={data.types}
          columns={columns}
          rowKey={({ id }) => String(id)}
          rowLabel={({ name }) => name}
          rowLink={({ id }) => `/content/types/${id}`}
          empty={<EmptyState picture="document" title={t('empty')} text={t('emptyText')} />}
        />
      )}
    </SectionPage>
  );
}
