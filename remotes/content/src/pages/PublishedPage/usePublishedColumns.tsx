import { Pill, useFormat } from '@atrium/ui';
import type { Column } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import type { ListedItem } from '../../api/schemas';
import { useAuthorColumn } from '../../components/Item/useAuthorColumn';
import { isChanged } from '../../model/transition';
import { PublishedMenu } from './PublishedMenu';
import { useChannelsColumn } from './useChannelsColumn';

export function usePublishedColumns(onUnpublish: (item: ListedItem) => void): Column<ListedItem>[] {
  const { t } = useTranslation('content');
  const { date } = useFormat();
  const channels = useChannelsColumn();
  const author = useAuthorColumn();
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
      text: ({ type }) => t(`type.${type}`),
      render: ({ type }) => t(`type.${type}`),
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
