import { Radio } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { ProductColor } from '../../api/schemas';
import { ProductPicture } from '../../components/Product/ProductPicture';
import styles from './ColorChoice.module.css';

interface ColorChoiceProps {
  colors: readonly ProductColor[];
  chosen: ProductColor;
  onChoose: (color: ProductColor) => void;
}

/** The colours of a product, each by its picture; what is sold out can be looked at still. */
export function ColorChoice({ colors, chosen, onChoose }: ColorChoiceProps) {
  const { t } = useTranslation('ecommerce');
  return (
    <section aria-labelledby="product-color">
      <h2 id="product-color" className={styles.title}>
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
