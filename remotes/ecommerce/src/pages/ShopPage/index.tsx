import { useCan } from '@atrium/sdk';
import { Button, Icon, Page, SideDrawer, useIsMedium } from '@atrium/ui';
import { ImportButton } from '@atrium/ui/table';
import { Heart, X } from 'lucide-react';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { productCategories } from '../../api/schemas/choices';
import { type ChosenFilter, listChosenFilters, type ShopParams } from '../../model/shopParams';
import { Products } from './Products';
import styles from './Shop.module.css';
import { ShopFilters } from './ShopFilters';
import { ShopToolbar } from './ShopToolbar';
import { useBandName } from './useBandName';
import { useShop } from './useShop';

interface ChosenFiltersProps {
  params: ShopParams;
  onChange: (change: Partial<ShopParams>) => void;
  onClear: () => void;
}

/** Active filters; a click removes one. */
function ChosenFilters({ params, onChange, onClear }: ChosenFiltersProps) {
  const { t } = useTranslation('ecommerce');
  const nameOf = useFilterName(params);
  const chosen = listChosenFilters(params);
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chosen} aria-label={t('filter.chosen')}>
      {chosen.map((filter) => (
        <li key={filter.key}>
          <Button
            size="small"
            icon={<Icon of={X} size={14} />}
            iconPlacement="end"
            aria-label={t('filter.remove', { name: nameOf(filter) })}
            onClick={() => onChange(filter.off)}
          >
            <bdi>{nameOf(filter)}</bdi>
          </Button>
        </li>
      ))}
      <li>
        <Button size="small" type="link" onClick={onClear}>
          {t('filter.clear')}
        </Button>
      </li>
    </ul>
  );
}

function useFilterName(params: ShopParams) {
  const { t } = useTranslation('ecommerce');
  const bandName = useBandName();
  return (filter: ChosenFilter): string => {
    switch (filter.kind) {
      case 'price':
        return bandName(params);
      case 'category': {
        const category = productCategories.find((known) => known === filter.value);
        return category ? t(`category.${category}`) : filter.value;
      }
      case 'brand':
        return filter.value;
      case 'rating':
        return t('filter.rated', { count: filter.least });
      case 'stock':
        return t('filter.inStock');
    }
  };
}

const ProductImport = lazy(async () => ({ default: (await import('../../components/ProductImport')).ProductImport }));

/** For those who may add products. */
/** Shop with products and filters; all state is in the URL. */
export default function Shop() {
  const { t } = useTranslation('ecommerce');
  const canAdd = useCan()({ action: 'create', subject: 'Product' });
  const hasSpace = useIsMedium();
  const [isFiltering, setFiltering] = useState(false);
  const shop = useShop();
  const { params, products, search, change, clear } = shop;
  const total = products.currentData?.total;
  const filters = <ShopFilters params={params} onChange={change} onClear={clear} />;

  return (
    <Page
      title={t('title')}
      meta={<bdi role="status">{total === undefined ? '' : t('shop.results', { count: total })}</bdi>}
      actions={
        <>
          {canAdd && <ImportButton label={t('import.open')} importer={ProductImport} />}
          <Link className={styles.wishlist} to="/apps/ecommerce/wishlist">
            <Icon of={Heart} />
            {t('wishlist.title')}
          </Link>
        </>
      }
    >
      <ShopToolbar
        params={params}
        onSearch={search}
        onChange={change}
        onOpenFilters={hasSpace ? undefined : () => setFiltering(true)}
      />
      <div className={styles.shop}>
        {hasSpace && (
          <section className={styles.filters} aria-label={t('filter.title')}>
            {filters}
          </section>
        )}
        <section className={styles.results} aria-label={t('shop.products')}>
          <ChosenFilters params={params} onChange={change} onClear={clear} />
          <Products {...shop} />
        </section>
      </div>
      <SideDrawer
        title={t('filter.title')}
        open={isFiltering && !hasSpace}
        onClose={() => setFiltering(false)}
        size={320}
        footer={
          <Button type="primary" block onClick={() => setFiltering(false)}>
            {t('filter.show', { count: total ?? 0 })}
          </Button>
        }
      >
        {filters}
      </SideDrawer>
    </Page>
  );
}
