import { useStoredDraft } from '@atrium/sdk/autosave';
import { Button, ErrorState, LoadingRows, Page, RecordNotFound, Section } from '@atrium/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import type { Product } from '../../api/schemas';
import { useGetProductQuery, useGetProductsQuery } from '../../api/shopApi';
import { Amount } from '../../components/Amount';
import { BackToShop } from '../../components/Product/BackToShop';
import { ProductPicture } from '../../components/Product/ProductPicture';
import { productPath } from '../../model/paths';
import { addViewed, isViewed } from '../../model/viewed';
import styles from './ProductPage.module.css';
import { ProductView } from './ProductView';
import { Reviews } from './Reviews';

interface ProductStripProps {
  title: string;
  products: readonly Product[];
  end?: ReactNode;
}

function ProductStrip({ title, products, end }: ProductStripProps) {
  if (products.length === 0) return null;
  return (
    <div className={styles.strip}>
      <Section title={title} end={end}>
        <ul className={styles.list}>
          {products.map((product) => (
            <li key={product.id}>
              <Link className={styles.link} to={productPath(product)}>
                <ProductPicture className={styles.picture} product={product} isNamed />
                <span className={styles.name}>
                  <bdi>{product.name}</bdi>
                </span>
                <span className={styles.price}>
                  <Amount value={product.price} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

const key = 'viewed';

function ViewedProducts({ product: { id } }: { product: Pick<Product, 'id'> }) {
  const { t } = useTranslation('ecommerce');
  const [viewed = [], storeViewed] = useStoredDraft(key, isViewed);
  const [ids, setIds] = useState(() => viewed.filter((other) => other !== id));
  useEffect(() => storeViewed((before = []) => addViewed(before, id)), [storeViewed, id]);
  const { currentData } = useGetProductsQuery({ id: ids, perPage: ids.length }, { skip: ids.length === 0 });
  const forget = () => {
    storeViewed([id]);
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

const maxRelated = 5;

function RelatedProducts({ product }: { product: Product }) {
  const { t } = useTranslation('ecommerce');
  const { currentData } = useGetProductsQuery({ category: [product.category], perPage: maxRelated + 1 });
  const others = currentData?.products.filter(({ id }) => id !== product.id).slice(0, maxRelated) ?? [];
  return <ProductStrip title={t('product.related')} products={others} />;
}

export default function ProductPage() {
  const { t } = useTranslation('ecommerce');
  const { slug = '' } = useParams();
  const { currentData: product, error, isFetching, refetch } = useGetProductQuery(slug);

  if (error && 'status' in error && error.status === 404)
    return (
      <RecordNotFound
        title={t('product.notFound')}
        text={t('product.notFoundText')}
        to="/apps/ecommerce/shop"
        link={t('cart.toShop')}
      />
    );
  return (
    <Page width="wide" title={product?.name ?? t('product.title')} hasOwnHead={!!product} back={<BackToShop />}>
      {product ? (
        <>
          <ProductView product={product} />
          <Reviews product={product} />
          <RelatedProducts product={product} />
          <ViewedProducts key={product.id} product={product} />
        </>
      ) : error && !isFetching ? (
        <ErrorState error={error} onRetry={refetch} title={t('product.failed')} />
      ) : (
        <LoadingRows shape="text" />
      )}
    </Page>
  );
}
