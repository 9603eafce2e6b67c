import { Can } from '@atrium/sdk';
import { Button, Icon, Pill, StretchedLink, VisuallyHidden } from '@atrium/ui';
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
  /** Over the picture's corner. */
  corner?: ReactNode;
  actions?: ReactNode;
  /** In a row: the picture, the words beside it, then the price. */
  isRow?: boolean;
}

/** A product to look at; all of the card leads to its page. */
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

/** Puts a product into the cart; once it is in there, the way to the cart. */
function CartButton({ product }: { product: Product }) {
  const { t } = useTranslation('ecommerce');
  const { add } = useCart();
  const isPressed = useRef(false);
  const nameOf = (text: string) => `${text}: ${product.name}`;

  // The link takes the place of the button, and with it the focus that the button had.
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

/** Products on their way, in the shape that they will have. */
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
  /** Others are on their way. */
  isStale?: boolean;
  corner: (product: Product) => ReactNode;
}

/** Products to choose from, side by side or one below the other. */
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
