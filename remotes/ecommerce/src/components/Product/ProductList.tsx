import { Can } from '@atrium/sdk';
import { Button, Icon, Pill, StretchedLink, useFormat, VisuallyHidden } from '@atrium/ui';
import { ShoppingCart } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Product } from '../../api/schemas';
import { availabilityOf } from '../../model/cartLine';
import { productPath } from '../../model/paths';
import { productsPerPage, type ShopView } from '../../model/shopParams';
import { Amount } from '../Amount';
import { useCart } from '../Cart/useCart';
import { Availability } from './Availability';
import styles from './ProductList.module.css';
import { ProductPicture } from './ProductPicture';
import { Rating } from './Rating';

interface ProductCardProps {
  product: Product;
  corner?: ReactNode;
  actions?: ReactNode;
  /** As a row: picture, text, price. */
  isRow?: boolean;
}

function ProductCard({ product, corner, actions, isRow = false }: ProductCardProps) {
  const { t } = useTranslation('ecommerce');
  return (
    <article className={[styles.card, isRow ? styles.row : ''].join(' ')}>
      <ProductPicture className={styles.productCardPicture} product={product} isNamed />
      <div className={styles.words}>
        <h2 className={styles.name}>
          <StretchedLink className={styles.productCardLink} to={productPath(product)}>
            <bdi>{product.name}</bdi>
          </StretchedLink>
        </h2>
        <p className={styles.brand}>
          <bdi>{product.brand}</bdi>
        </p>
        <Rating value={product.rating} count={product.reviewCount} />
        {availabilityOf(product.left) !== 'inStock' && <Availability left={product.left} />}
        {isRow && (
          <p className={styles.description} dir="auto">
            {product.description}
          </p>
        )}
      </div>
      <div className={styles.end}>
        <p className={styles.price}>
          <Amount value={product.price} />
          {product.hasFreeShipping && <Pill tone="green">{t('product.freeShipping')}</Pill>}
        </p>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {corner && <div className={styles.corner}>{corner}</div>}
    </article>
  );
}

function CartButton({ product }: { product: Product }) {
  const { t } = useTranslation('ecommerce');
  const { pair } = useFormat();
  const { add } = useCart();
  const isPressed = useRef(false);
  const nameOf = (text: string) => pair(text, product.name);

  // The link replaces the focused button and takes its focus.
  const focusLink = (link: HTMLAnchorElement | null) => {
    if (link && isPressed.current) link.focus();
    isPressed.current = false;
  };

  return (
    <Can I="create" a="Product">
      {product.isInCart ? (
        <Link ref={focusLink} className={styles.link} to="/apps/ecommerce/checkout" aria-label={nameOf(t('cart.view'))}>
          {t('cart.view')}
        </Link>
      ) : (
        <Button
          className={styles.button}
          icon={<Icon of={ShoppingCart} />}
          disabled={product.left === 0}
          aria-label={nameOf(product.left === 0 ? t('stock.soldOut') : t('cart.add'))}
          onClick={() => {
            isPressed.current = true;
            void add(product);
          }}
        >
          {product.left === 0 ? t('stock.soldOut') : t('cart.add')}
        </Button>
      )}
    </Can>
  );
}

const places = Array.from({ length: productsPerPage }, (_, index) => index);

export function ProductsLoading({ view = 'grid' }: { view?: ShopView }) {
  const { t } = useTranslation('ecommerce');
  return (
    <div role="status" className={styles[view]}>
      <VisuallyHidden>{t('shop.loading')}</VisuallyHidden>
      {places.map((place) => (
        <div key={place} className={styles.place} aria-hidden="true">
          <span className={styles.picture} />
          <span className={styles.line} />
          <span className={styles.line} />
        </div>
      ))}
    </div>
  );
}

interface ProductListProps {
  products: readonly Product[];
  view?: ShopView;
  isStale?: boolean;
  corner: (product: Product) => ReactNode;
}

export function ProductList({ products, view = 'grid', isStale = false, corner }: ProductListProps) {
  return (
    <ul className={[styles[view], isStale ? styles.stale : ''].join(' ')} aria-busy={isStale}>
      {products.map((product) => (
        <li key={product.id} className={styles.item}>
          <ProductCard
            product={product}
            isRow={view === 'list'}
            corner={corner(product)}
            actions={<CartButton product={product} />}
          />
        </li>
      ))}
    </ul>
  );
}
