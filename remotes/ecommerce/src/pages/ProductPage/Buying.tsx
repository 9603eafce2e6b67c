import { Button, Icon, useToast } from '@atrium/ui';
import { ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { ProductColor, ProductDetail } from '../../api/schemas';
import { stepPath } from '../../model/checkout';
import { QuantityStepper } from '../../components/Cart/QuantityStepper';
import { useCart } from '../../components/Cart/useCart';
import { WishlistButton } from '../../components/Product/WishlistButton';
import { AwaitButton } from './AwaitButton';
import styles from './Buying.module.css';
import { ShareButton } from './ShareButton';

/** How many, into the cart, on the wishlist, and shared with others. */
export function Buying({ product, chosen }: { product: ProductDetail; chosen: ProductColor }) {
  const { t } = useTranslation('ecommerce');
  const toast = useToast();
  const navigate = useNavigate();
  const { add } = useCart();
  const [qty, setQty] = useState(1);
  const [isAdding, setAdding] = useState(false);
  const buy = async () => {
    setAdding(true);
    const isAdded = await add(product, { color: chosen.color, qty });
    setAdding(false);
    if (isAdded)
      toast.success(t('cart.added', { count: qty, name: product.name }), {
        action: { label: t('cart.view'), onClick: () => void navigate(stepPath('cart')) },
      });
  };
  return (
    <div className={styles.buying}>
      {chosen.left === 0 ? (
        <AwaitButton product={product} color={chosen.color} />
      ) : (
        <>
          <QuantityStepper name={product.name} qty={qty} left={chosen.left} isLarge onSettle={setQty} />
          <Button
            className={styles.add}
            type="primary"
            size="large"
            icon={<Icon of={ShoppingCart} />}
            loading={isAdding}
            onClick={() => void buy()}
          >
            {t('cart.add')}
          </Button>
        </>
      )}
      <WishlistButton product={product} className={styles.beside} />
      <ShareButton name={product.name} className={styles.beside} />
      {chosen.left === 0 && product.awaited.includes(chosen.color) && (
        <p className={styles.note} role="status">
          {t('await.willTell')}
        </p>
      )}
      {product.isInCart && (
        <Link className={styles.inCart} to={stepPath('cart')}>
          {t('cart.view')}
        </Link>
      )}
    </div>
  );
}
