import { Can, useRuntime } from '@atrium/sdk';
import { Icon, toDay, useFormat } from '@atrium/ui';
import { Radio } from '@atrium/ui/choice';
import { RotateCcw, Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { ProductColor, ProductDetail } from '../../api/schemas';
import { Amount } from '../../components/Amount';
import { Availability } from '../../components/Product/Availability';
import { ProductPicture } from '../../components/Product/ProductPicture';
import { Rating } from '../../components/Product/Rating';
import { arrivalOf } from '../../model/arrival';
import { instalmentsOf, orderTotals } from '../../model/orderTotals';
import { Buying } from './Buying';
import { Gallery } from './Gallery';
import styles from './ProductView.module.css';

interface ColorChoiceProps {
  colors: readonly ProductColor[];
  chosen: ProductColor;
  onChoose: (color: ProductColor) => void;
}

/** Colours by picture; sold-out ones can be viewed. */
function ColorChoice({ colors, chosen, onChoose }: ColorChoiceProps) {
  const { t } = useTranslation('ecommerce');
  return (
    <section aria-labelledby="product-color">
      <h2 id="product-color" className={styles.colorChoiceTitle}>
        {t('product.color')} <strong>{t(`color.${chosen.color}`)}</strong>
      </h2>
      <Radio.Group
        className={styles.colors}
        aria-labelledby="product-color"
        value={chosen.color}
        onChange={({ target }) => {
          const next = colors.find(({ color }) => color === target.value);
          if (next) onChoose(next);
        }}
      >
        {colors.map(({ color, left, pictures: [image = ''] }) => (
          <Radio key={color} value={color} className={styles.color} data-sold-out={left === 0 || undefined}>
            <ProductPicture className={styles.picture} product={{ image, name: '' }} isNamed />
            <span className={styles.name}>
              {t(`color.${color}`)}
              {left === 0 && <span className={styles.soldOut}>{t('stock.soldOut')}</span>}
            </span>
          </Radio>
        ))}
      </Radio.Group>
    </section>
  );
}

/** Availability, arrival, delivery cost and returns, one line each. */
function Promises({ product, left }: { product: ProductDetail; left: number }) {
  const { t } = useTranslation('ecommerce');
  const { dateRange } = useFormat();
  const { clock } = useRuntime();
  const { from, to } = arrivalOf(toDay(clock.now()), 'standard');
  const { delivery } = orderTotals([{ ...product, qty: 1, discountPercentage: 0 }]);
  return (
    <ul className={styles.promises}>
      <li className={styles.promise}>
        <Availability left={left} isCounted />
        {left > 0 && <span className={styles.end}>{t('stock.place')}</span>}
      </li>
      {left > 0 && (
        <li className={styles.promise}>
          <Icon of={Truck} />
          <bdi>{t('delivery.standard.text', { days: dateRange(from, to) })}</bdi>
          <span className={styles.end}>{delivery === 0 ? t('order.free') : <Amount value={delivery} />}</span>
        </li>
      )}
      <li className={styles.promise}>
        <Icon of={RotateCcw} />
        <bdi>{t('product.returns')}</bdi>
        <span className={styles.end}>{t('order.free')}</span>
      </li>
    </ul>
  );
}

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
