import { useStoredDraft } from '@atrium/sdk/autosave';
import { Button } from '@atrium/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '../../api/schemas';
import { useGetProductsQuery } from '../../api/shopApi';
import { addViewed, isViewed } from '../../model/viewed';
import { ProductStrip } from './ProductStrip';

const key = 'viewed';

/** What this account has looked at before, the latest first; it can be forgotten. */
export function ViewedProducts({ product: { id } }: { product: Pick<Product, 'id'> }) {
  const { t } = useTranslation('ecommerce');
  const [viewed = [], keep] = useStoredDraft(key, isViewed);
  const [ids, setIds] = useState(() => viewed.filter((other) => other !== id));
  useEffect(() => keep((before = []) => addViewed(before, id)), [keep, id]);
  const { currentData } = useGetProductsQuery({ id: ids, perPage: ids.length }, { skip: ids.length === 0 });
  const forget = () => {
    keep([id]);
    setIds([]);
  };
  const products = ids.flatMap((other) => currentData?.products.find((found) => found.id === other) ?? []);
  return (
    <ProductStrip
      title={t('product.viewed')}
      products={products}
      end={
        <Button type="link" size="small" onClick={forget}>
          {t('product.forgetViewed')}
        </Button>
      }
    />
  );
}
