import { useRuntime } from '@atrium/sdk';
import { Pill, useFormat } from '@atrium/ui';
import { type Column, RowMenu } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import type { ListedItem } from '../../api/schemas';
import { ChannelNames } from '../../components/Item/ChannelNames';
import { useAuthorColumn } from '../../components/Item/useAuthorColumn';
import { isChanged, rejectionOf } from '../../model/transition';
import { useActor } from '../../state/useActor';
import { useEditorialSettings } from '../../state/useEditorialSettings';

interface PublishedMenuProps {
  item: ListedItem;
  onUnpublish: (item: ListedItem) => void;
}

function PublishedMenu({ item, onUnpublish }: PublishedMenuProps) {
  const { t } = useTranslation('content');
  const actor = useActor();
  const now = useRuntime().clock.now();
  if (rejectionOf('unpublish', item, actor, now) !== null) return null;
  return (
    <RowMenu
      label={t('actionsOf', { title: item.title })}
      items={[{ key: 'unpublish', label: t('action.unpublish'), danger: true, onClick: () => onUnpublish(item) }]}
    />
  );
}

function useChannelsColumn(): Column<ListedItem> {
  const { t } = useTranslation('content');
  const { channels } = useEditorialSettings();
  return {
    key: 'channels',
    title: t('field.channels'),
    text: ({ channelIds }) =>
      channels
        .filter(({ id }) => channelIds.includes(id))
        .map(({ name }) => name)
        .join(', '),
    render: ({ channelIds }) => <ChannelNames ids={channelIds} />,
  };
}

export function usePublishedColumns(onUnpublish: (item: ListedItem) => void): Column<ListedItem>[] {
  const { t } = useTranslation('content');
  const { date } = useFormat();
  const channels = useChannelsColumn();
  const author = useAuthorColumn();
  const { types } = useEditorialSettings();
  const typeOf = ({ type, typeId }: ListedItem) => types.find(({ id }) => id === typeId)?.name ?? t(`type.${type}`);
  return [
    {
      key: 'title',
      title: t('field.title'),
      isSortable: true,
      inCard: 'head',
      text: ({ title }) => title,
      render: (item) => <b>{item.title}</b>,
    },
    {
      key: 'changed',
      title: t('field.state'),
      inCard: 'end',
      text: (item) => t(isChanged(item) ? 'changed' : 'live'),
      render: (item) =>
        isChanged(item) ? <Pill tone="amber">{t('changed')}</Pill> : <Pill tone="green">{t('live')}</Pill>,
    },
    {
      key: 'type',
      title: t('field.type'),
      isSortable: true,
      hideBelow: 'medium',
      text: typeOf,
      render: (item) => <bdi>{typeOf(item)}</bdi>,
    },
    channels,
    { ...author, hideBelow: 'wide' },
    {
      key: 'publishedAt',
      title: t('field.published'),
      align: 'end',
      isSortable: true,
      text: ({ publishedAt }) => publishedAt,
      render: ({ publishedAt }) => publishedAt && <time dateTime={publishedAt}>{date(publishedAt)}</time>,
    },
    {
      key: 'actions',
      title: '',
      width: 48,
      align: 'end',
      render: (item) => <PublishedMenu item={item} onUnpublish={onUnpublish} />,
    },
  ];
}
