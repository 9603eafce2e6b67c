import type { Product } from './schemas';
import { shopApi } from './shopApi';

type State = Parameters<typeof shopApi.util.selectCachedArgsForQuery>[0];
type Marks = Partial<Pick<Product, 'isInCart' | 'isInWishlist'>>;

export function patchProduct(getState: () => State, id: number, marks: Marks) {
  const { selectCachedArgsForQuery, updateQueryData } = shopApi.util;
  const mark = (products: Product[]) => {
    const product = products.find((other) => other.id === id);
    if (product) Object.assign(product, marks);
  };
  return [
    ...selectCachedArgsForQuery(getState(), 'getProducts').map((query) =>
      updateQueryData('getProducts', query, ({ products }) => mark(products)),
    ),
    ...selectCachedArgsForQuery(getState(), 'getProduct').map((slug) =>
      updateQueryData('getProduct', slug, (product) => mark([product])),
    ),
    updateQueryData('getWishlist', undefined, mark),
    updateQueryData('getCart', undefined, (cart) => mark(cart.products)),
  ];
}
