import { Button, DropdownMenu, Icon } from '@atrium/ui';
import { ArrowDownWideNarrow, ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { productSorts } from '../../api/choices';
import type { ProductSort } from '../../api/schemas';

interface SortMenuProps {
  sort: ProductSort;
  onChange: (sort: ProductSort) => void;
}

/** The order of the products. */
export function SortMenu({ sort, onChange }: SortMenuProps) {
  const { t } = useTranslation('ecommerce');
  return (
    <DropdownMenu
      trigger={['click']}
      menu={{
        items: productSorts.map((key) => ({ key, label: t(`sort.${key}`), onClick: () => onChange(key) })),
        selectable: true,
        selectedKeys: [sort],
      }}
    >
      <Button
        type="text"
        icon={<Icon of={ArrowDownWideNarrow} />}
        aria-label={`${t('shop.sort')}: ${t(`sort.${sort}`)}`}
      >
        {t(`sort.${sort}`)}
        <Icon of={ChevronDown} />
      </Button>
    </DropdownMenu>
  );
}
