import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Product } from 'shared/api';
import { shopApi } from './api';

type State = Parameters<typeof shopApi.util.selectCachedArgsForQuery>[0];
type Marks = Partial<Pick<Product, 'isInCart' | 'isInWishlist'>>;

/** Marks a product at once wherever it is drawn, before the API has answered; answers how to take that back. */
export const markProduct =
  (id: number, marks: Marks): ThunkAction<() => void, State, unknown, UnknownAction> =>
  (dispatch, getState) => {
    const { selectCachedArgsForQuery, updateQueryData } = shopApi.util;
    const mark = (products: Product[]) => {
      const product = products.find((other) => other.id === id);
      if (product) Object.assign(product, marks);
    };
    const patches = [
      ...selectCachedArgsForQuery(getState(), 'getProducts').map((query) =>
        dispatch(updateQueryData('getProducts', query, ({ products }) => mark(products))),
      ),
      ...selectCachedArgsForQuery(getState(), 'getProduct').map((slug) =>
        dispatch(updateQueryData('getProduct', slug, (product) => mark([product]))),
      ),
      dispatch(updateQueryData('getWishlist', undefined, mark)),
      dispatch(updateQueryData('getCart', undefined, mark)),
    ];
    return () => {
      for (const patch of patches) patch.undo();
    };
  };
