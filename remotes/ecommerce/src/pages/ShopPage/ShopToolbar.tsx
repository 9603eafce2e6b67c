import { Button, DropdownMenu, Icon, SearchInput, Toolbar, useFormat, VisuallyHidden } from '@atrium/ui';
import { Segmented } from '@atrium/ui/choice';
import { ArrowDownWideNarrow, ChevronDown, LayoutGrid, List, type LucideIcon, SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ProductSort } from '../../api/schemas';
import { productSorts } from '../../api/schemas/choices';
import { countFilters, type ShopParams, type ShopView } from '../../model/shopParams';
import styles from './ShopToolbar.module.css';

interface SortMenuProps {
  sort: ProductSort;
  onChange: (sort: ProductSort) => void;
}

function SortMenu({ sort, onChange }: SortMenuProps) {
  const { t } = useTranslation('ecommerce');
  const { pair } = useFormat();
  return (
    <DropdownMenu
      trigger={['click']}
      menu={{
        items: productSorts.map((key) => ({ key, label: t(`sort.${key}`), onClick: () => onChange(key) })),
        selectable: true,
        selectedKeys: [sort],
      }}
    >
      <Button type="text" icon={<Icon of={ArrowDownWideNarrow} />} aria-label={pair(t('shop.sort'), t(`sort.${sort}`))}>
        {t(`sort.${sort}`)}
        <Icon of={ChevronDown} />
      </Button>
    </DropdownMenu>
  );
}

interface ShopToolbarProps {
  params: ShopParams;
  onSearch: (q: string) => void;
  onChange: (change: Partial<ShopParams>) => void;
  /** Absent if the filters are visible. */
  onOpenFilters?: () => void;
}

export function ShopToolbar({ params, onSearch, onChange, onOpenFilters }: ShopToolbarProps) {
  const { t } = useTranslation('ecommerce');
  const filters = countFilters(params);
  return (
    <Toolbar
      label={t('shop.toolbar')}
      end={
        <>
          <SortMenu sort={params.sort} onChange={(sort) => onChange({ sort })} />
          <Segmented<ShopView>
            aria-label={t('shop.view')}
            value={params.view}
            options={[
              { value: 'grid', title: t('shop.grid'), label: <ViewName icon={LayoutGrid} name={t('shop.grid')} /> },
              { value: 'list', title: t('shop.list'), label: <ViewName icon={List} name={t('shop.list')} /> },
            ]}
            onChange={(view) => onChange({ view })}
          />
        </>
      }
    >
      <SearchInput label={t('shop.search')} value={params.q} onSearch={onSearch} />
      {onOpenFilters && (
        <Button icon={<Icon of={SlidersHorizontal} />} onClick={onOpenFilters}>
          {filters ? t('filter.openCount', { count: filters }) : t('filter.open')}
        </Button>
      )}
    </Toolbar>
  );
}

function ViewName({ icon, name }: { icon: LucideIcon; name: string }) {
  return (
    <span className={styles.view}>
      <Icon of={icon} />
      <VisuallyHidden>{name}</VisuallyHidden>
    </span>
  );
}
