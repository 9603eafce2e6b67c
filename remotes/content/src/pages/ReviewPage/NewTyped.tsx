import { Button, DropdownMenu, Icon } from '@atrium/ui';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { TypeRef } from '../../api/schemas';

/** New items of custom types. */
export default function NewTyped({ types }: { types: readonly TypeRef[] }) {
  const { t } = useTranslation('content');
  const navigate = useNavigate();
  const items = types
    .filter(({ isArchived }) => !isArchived)
    .map(({ id, name }) => ({
      key: String(id),
      label: t('new.typed', { name }),
      onClick: () => void navigate(`/content/new?type=article&customType=${id}`),
    }));
  return (
    <DropdownMenu trigger={['click']} menu={{ items }}>
      <Button icon={<Icon of={ChevronDown} />} iconPlacement="end">
        {t('new.title')}
      </Button>
    </DropdownMenu>
  );
}
