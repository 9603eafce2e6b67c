import { useFormat } from '@atrium/ui';
import type { Column } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import type { ListedItem } from '../../api/schemas';
import { DueTime } from '../../components/Item/DueTime';
import { StatusPill } from '../../components/Item/StatusPill';
import { useAuthorColumn } from '../../components/Item/useAuthorColumn';

const outAt = ({ publishedAt, scheduledAt }: ListedItem) => publishedAt ?? scheduledAt;

/** Columns of a project's items; keys of sortable ones are the API's sort names. */
export function useProjectItemColumns(): Column<ListedItem>[] {
  const { t } = useTranslation('content');
  const { dateTime } = useFormat();
  const author = useAuthorColumn();
  return [
    {
      key: 'title',
      title: t('field.title'),
      isSortable: true,
      inCard: 'head',
      text: ({ title }) => title,
      render: (item) => <b>{item.title || t('untitled')}</b>,
    },
    {
      key: 'status',
      title: t('field.state'),
      isSortable: true,
      inCard: 'end',
      text: ({ status }) => t(`status.${status}`),
      render: (item) => <StatusPill item={item} />,
    },
    { ...author, hideBelow: 'medium' },
    {
      key: 'dueAt',
      title: t('field.due'),
      align: 'end',
      isSortable: true,
      text: ({ dueAt }) => dueAt,
      render: (item) => <DueTime item={item} />,
    },
    {
      key: 'publishedAt',
      title: t('project.goesOut'),
      align: 'end',
      isSortable: true,
      hideBelow: 'wide',
      text: outAt,
      render: (item) => {
        const at = outAt(item);
        return (
          at && (
            <time dateTime={at}>
              <bdi>{dateTime(at)}</bdi>
            </time>
          )
        );
      },
    },
  ];
}
