import { Can } from '@atrium/sdk';
import { useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { ProductColor, ProductDetail } from '../../api/schemas';
import { instalmentsOf } from '../../model/orderTotals';
import { Amount } from '../../components/Money/Amount';
import { Rating } from '../../components/Product/Rating';
import { Buying } from './Buying';
import { ColorChoice } from './ColorChoice';
import { Gallery } from './Gallery';
import styles from './ProductView.module.css';
import { Promises } from './Promises';

/** A product in the colour that the address names, with all that one wants to know before buying it. */
export function ProductView({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('ecommerce');
  const [search, setSearch] = useSearchParams();
  const chosen =
    product.colors.find(({ color }) => color === search.get('color')) ??
    product.colors.find(({ left }) => left > 0) ??
    product.colors[0];
  const choose = ({ color }: ProductColor) => setSearch({ color }, { replace: true });
  if (!chosen) return null;
  return (
    <div className={styles.view}>
      <Gallery key={chosen.color} name={product.name} pictures={chosen.pictures} />
      <div className={styles.words}>
        <p className={styles.brand}>
          <bdi>{product.brand}</bdi> · {t(`category.${product.category}`)}
        </p>
        <h1 className={styles.title}>{product.name}</h1>
        <p className={styles.rated}>
          <Rating value={product.rating} />
          <a href="#reviews">
            <bdi>{t('reviews.count', { count: product.reviewCount })}</bdi>
          </a>
        </p>
        <p className={styles.price}>
          <Amount value={product.price} />
          <bdi className={styles.instalments}>
            <PriceNote price={product.price} />
          </bdi>
        </p>
        <p className={styles.description} dir="auto">
          {product.description}
        </p>
        <ColorChoice colors={product.colors} chosen={chosen} onChoose={choose} />
        <Can I="create" a="Product">
          <Buying key={chosen.color} product={product} chosen={chosen} />
        </Can>
        <Promises product={product} left={chosen.left} />
      </div>
    </div>
  );
}

function PriceNote({ price }: { price: number }) {
  const { t } = useTranslation('ecommerce');
  const { money } = useFormat();
  const { count, first } = instalmentsOf(price);
  return <>{t('product.instalments', { count, amount: money(first) })}</>;
}
