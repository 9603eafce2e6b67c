import { Can } from '@atrium/sdk';
import { Button, Icon } from '@atrium/ui';
import { ShoppingCart } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Product } from '../../api/schemas';
import { useCart } from '../Cart/useCart';
import styles from './CartButton.module.css';

/** Puts a product into the cart; once it is in there, the way to the cart. */
export function CartButton({ product }: { product: Product }) {
  const { t } = useTranslation('ecommerce');
  const { add } = useCart();
  const isPressed = useRef(false);
  const nameOf = (text: string) => `${text}: ${product.name}`;

  // The link takes the place of the button, and with it the focus that the button had.
  const takeFocus = (link: HTMLAnchorElement | null) => {
    if (link && isPressed.current) link.focus();
    isPressed.current = false;
  };

  return (
    <Can I="create" a="Product">
      {product.isInCart ? (
        <Link ref={takeFocus} className={styles.link} to="/apps/ecommerce/checkout" aria-label={nameOf(t('cart.view'))}>
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
