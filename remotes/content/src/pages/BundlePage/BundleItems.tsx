import { EmptyState, useToast } from '@atrium/ui';
import { Select } from '@atrium/ui/select';
import { type Column, DataTable, RowMenu } from '@atrium/ui/table';
import { useDeferredValue, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUpdateBundleMutation } from '../../api/bundlesApi';
import { useGetItemsQuery } from '../../api/contentApi';
import type { ListedBundle, ListedItem } from '../../api/schemas';
import { ChannelNames } from '../../components/Item/ChannelNames';
import { StatusPill } from '../../components/Item/StatusPill';
import { useAuthorColumn } from '../../components/Item/useAuthorColumn';
import { useRejectionText } from '../../state/useRejectionText';
import styles from './BundlePage.module.css';

interface BundleItemsProps {
  bundle: ListedBundle;
  items: readonly ListedItem[];
  mayChange: boolean;
}

/** Takes items in and lets them go; a take-out can be undone. */
function useMembers({ id, name }: ListedBundle) {
  const { t } = useTranslation('content');
  const toast = useToast();
  const explain = useRejectionText();
  const [update] = useUpdateBundleMutation();
  const add = async (itemId: number) => {
    const { data, error } = await update({ id, addItems: [itemId] });
    if (!data) return toast.error(explain(error));
    const [refused] = data.refused;
    if (refused) toast.error(t('rejected', { title: refused.title, reason: t(`rejection.${refused.reason}`) }));
    else toast.success(t('bundle.wasPut', { count: 1, name }));
  };
  const remove = async (item: ListedItem) => {
    const { error } = await update({ id, removeItems: [item.id] });
    if (error) return toast.error(explain(error));
    toast.success(t('bundle.removed', { title: item.title || t('untitled') }), {
      action: { label: t('undo'), onClick: () => void add(item.id) },
    });
  };
  return { add, remove };
}

function useColumns(
  { bundle, mayChange }: BundleItemsProps,
  onRemove: (item: ListedItem) => void,
): Column<ListedItem>[] {
  const { t } = useTranslation('content');
  const author = useAuthorColumn();
  const reasonOf = ({ id }: ListedItem) => {
    const found = bundle.hindrances.find((one) => one.id === id);
    return found && t(`rejection.${found.reason}`);
  };
  return [
    {
      key: 'title',
      title: t('field.title'),
      inCard: 'head',
      render: (item) => (
        <>
          <b>
            <bdi>{item.title || t('untitled')}</bdi>
          </b>
          {reasonOf(item) && <p className={styles.reason}>{reasonOf(item)}</p>}
        </>
      ),
    },
    { key: 'status', title: t('field.state'), inCard: 'end', render: (item) => <StatusPill item={item} /> },
    {
      key: 'channels',
      title: t('field.channels'),
      hideBelow: 'medium',
      render: ({ channelIds }) => <ChannelNames ids={channelIds} />,
    },
    { ...author, hideBelow: 'wide' },
    {
      key: 'actions',
      title: '',
      width: 48,
      align: 'end',
      render: (item) =>
        mayChange && (
          <RowMenu
            label={t('actionsOf', { title: item.title || t('untitled') })}
            items={[{ key: 'remove', label: t('bundle.remove'), onClick: () => onRemove(item) }]}
          />
        ),
    },
  ];
}

/** Items of a bundle, and a field that takes more in. */
export function BundleItems(props: BundleItemsProps) {
  const { bundle, items, mayChange } = props;
  const { t } = useTranslation('content');
  const members = useMembers(bundle);
  const columns = useColumns(props, (item) => void members.remove(item));
  return (
    <section aria-label={t('bundle.members')} className={styles.items}>
      {mayChange && <AddField taken={bundle.itemIds} onAdd={(id) => void members.add(id)} />}
      <DataTable
        label={t('bundle.members')}
        columns={columns}
        rows={items}
        rowKey={({ id }) => id}
        rowLabel={({ title }) => title || t('untitled')}
        rowLink={({ id }) => `/content/items/${id}`}
        empty={<EmptyState picture="document" title={t('bundle.none')} text={t('bundle.noneText')} />}
      />
    </section>
  );
}

function AddField({ taken, onAdd }: { taken: readonly number[]; onAdd: (id: number) => void }) {
  const { t } = useTranslation('content');
  const id = useId();
  const [q, setQuery] = useState('');
  const { data } = useGetItemsQuery({ q: useDeferredValue(q), queue: 'all', perPage: 20 });
  const free = (data?.items ?? []).filter((item) => !taken.includes(item.id));
  return (
    <div className={styles.add}>
      <label htmlFor={id}>{t('bundle.add')}</label>
      <Select
        id={id}
        className={styles.select ?? ''}
        showSearch={{ filterOption: false, onSearch: setQuery }}
        placeholder={t('review.search')}
        value={null}
        options={free.map(({ id: value, title, status }) => ({
          value,
          label: `${title || t('untitled')} · ${t(`status.${status}`)}`,
        }))}
        onChange={(value: number | null) => {
          if (value !== null) onAdd(value);
        }}
      />
    </div>
  );
}
