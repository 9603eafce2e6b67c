import { Link2, Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon, IconButton, LabelDot, useFormat, useToast } from 'shared/ui';
import type { ProductDetail } from '../../api/schemas';
import { CartButton } from '../../parts/Product/CartButton';
import { ProductPicture } from '../../parts/Product/ProductPicture';
import { Rating } from '../../parts/Product/Rating';
import { WishlistButton } from '../../parts/Product/WishlistButton';
import styles from './ProductView.module.css';

/** A product's picture and all that there is to know of it. */
export function ProductView({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('ecommerce');
  const { money } = useFormat();
  const { brand, category, price, rating, description, hasFreeShipping, colorOptions } = product;
  return (
    <div className={styles.view}>
      <div className={styles.frame}>
        <ProductPicture className={styles.picture} product={product} />
      </div>
      <div className={styles.words}>
        <p className={styles.brand}>
          {brand} · {t(`category.${category}`)}
        </p>
        <Rating value={rating} />
        <p className={styles.price}>{money(price)}</p>
        {hasFreeShipping && (
          <p className={styles.shipping}>
            <Icon of={Truck} /> {t('product.freeShipping')}
          </p>
        )}
        <p className={styles.description}>{description}</p>
        {colorOptions.length > 0 && (
          <div className={styles.colors}>
            <h2 className={styles.label}>{t('product.colors')}</h2>
            <ul className={styles.swatches}>
              {colorOptions.map((color) => (
                <li key={color} className={styles.swatch}>
                  <LabelDot tone={color} /> {t(`color.${color}`)}
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className={styles.actions}>
          <CartButton product={product} isMain />
          <WishlistButton product={product} />
          <CopyLinkButton />
        </div>
      </div>
    </div>
  );
}

function CopyLinkButton() {
  const { t } = useTranslation('ecommerce');
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      toast.success(t('product.linkCopied'));
    } catch {
      toast.error(t('product.linkNotCopied'));
    }
  };
  return <IconButton label={t('product.copyLink')} icon={Link2} onClick={() => void copy()} />;
}
