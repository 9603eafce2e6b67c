import { Button, Icon, Page, SideDrawer, useIsMedium } from '@atrium/ui';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ChosenFilters } from './ChosenFilters';
import { Products } from './Products';
import styles from './Shop.module.css';
import { ShopFilters } from './ShopFilters';
import { ShopToolbar } from './ShopToolbar';
import { useShop } from './useShop';

/** The shop: products, and what narrows them down; all of it in the address. */
export default function Shop() {
  const { t } = useTranslation('ecommerce');
  const hasRoom = useIsMedium();
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
        <Link className={styles.wishlist} to="/apps/ecommerce/wishlist">
          <Icon of={Heart} />
          {t('wishlist.title')}
        </Link>
      }
    >
      <ShopToolbar
        params={params}
        onSearch={search}
        onChange={change}
        onOpenFilters={hasRoom ? undefined : () => setFiltering(true)}
      />
      <div className={styles.shop}>
        {hasRoom && (
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
        open={isFiltering && !hasRoom}
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
