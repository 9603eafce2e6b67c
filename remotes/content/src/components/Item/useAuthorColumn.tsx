import { Person } from '@atrium/ui';
import type { Column } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import type { ListedItem } from '../../api/schemas';
import { useNameOf } from '../../state/useEditorialSettings';

export function useAuthorColumn(): Column<ListedItem> {
  const { t } = useTranslation('content');
  const nameOf = useNameOf();
  return {
    key: 'author',
    title: t('field.author'),
    text: ({ author }) => nameOf(author),
    render: ({ author }) => <Person name={nameOf(author)} src={author?.avatar ?? null} />,
  };
}
