import { Button, Icon, IconButton, useCopy, useToast } from '@atrium/ui';
import { Bell, BellRing, Share2, ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { ProductColor, ProductDetail } from '../../api/schemas';
import { useSetAwaitedMutation } from '../../api/shopApi';
import { QuantityStepper } from '../../components/Cart/QuantityStepper';
import { useCart } from '../../components/Cart/useCart';
import { WishlistButton } from '../../components/Product/WishlistButton';
import { stepPath } from '../../model/checkout';
import styles from './Buying.module.css';

/** For sold-out products: notify when available. */
function AwaitButton({ product, color }: { product: ProductDetail; color: ProductColor['color'] }) {
  const { t } = useTranslation('ecommerce');
  const toast = useToast();
  const [setAwaited, { isLoading }] = useSetAwaitedMutation();
  const isAwaited = product.awaited.includes(color);
  const toggle = async () => {
    const { error } = await setAwaited({ productId: product.id, color, isAwaited: !isAwaited });
    if (error) toast.error(t('await.failed'));
  };
  return (
    <Button
      className={styles.add}
      type={isAwaited ? 'default' : 'primary'}
      size="large"
      icon={<Icon of={isAwaited ? BellRing : Bell} />}
      aria-pressed={isAwaited}
      loading={isLoading}
      onClick={() => void toggle()}
    >
      {t('await.tell')}
    </Button>
  );
}

/** Shares the page by the system's sheet, or copies its URL. */
function ShareButton({ name, className }: { name: string; className: string | undefined }) {
  const { t } = useTranslation('ecommerce');
  const copy = useCopy();
  const copyAddress = () => copy(location.href, { done: t('product.linkCopied'), failed: t('product.linkNotCopied') });
  const share = async () => {
    const page = { title: name, url: location.href };
    if (!('share' in navigator) || !navigator.canShare?.(page)) return copyAddress();
    try {
      await navigator.share(page);
    } catch (error) {
      // Closing the sheet does not copy.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copyAddress();
    }
  };
  return <IconButton className={className} label={t('product.share')} icon={Share2} onClick={() => void share()} />;
}

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
