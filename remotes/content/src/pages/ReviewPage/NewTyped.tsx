import { Button, DropdownMenu, Icon } from '@atrium/ui';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { TypeRef } from '../../api/schemas';

/** New items, where there are custom types beside the usual one. */
export default function NewTyped({ types }: { types: readonly TypeRef[] }) {
  const { t } = useTranslation('content');
  const navigate = useNavigate();
  const items = [
    { key: 'article', label: t('new.article'), onClick: () => void navigate('/content/new?type=article') },
    ...types
      .filter(({ isArchived }) => !isArchived)
      .map(({ id, name }) => ({
        key: String(id),
        label: t('new.typed', { name }),
        onClick: () => void navigate(`/content/new?type=article&customType=${id}`),
      })),
  ];
  return (
    <DropdownMenu trigger={['click']} menu={{ items }}>
      <Button icon={<Icon of={ChevronDown} />} iconPlacement="end">
        {t('new.title')}
      </Button>
    </DropdownMenu>
  );
}
