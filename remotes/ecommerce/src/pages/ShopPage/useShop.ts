import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useGetProductsQuery } from '../../api/shopApi';
import {
  changeShopParams,
  clearShopParams,
  productsPerPage,
  readShopParams,
  type ShopParams,
  toProductQuery,
  writeShopParams,
} from '../../model/shopParams';

export function useShop() {
  const [search, setSearch] = useSearchParams();
  const params = readShopParams(search);
  const products = useGetProductsQuery(toProductQuery(params));
  const total = products.currentData?.total ?? 0;
  const lastPage = Math.max(1, Math.ceil(total / productsPerPage));

  const show = (next: ShopParams, replace = false) => setSearch(writeShopParams(next), { replace });

  // A stored URL of a longer list leads to the last page rather than an empty one.
  const isBeyond = total > 0 && params.page > lastPage;
  useEffect(() => {
    if (!isBeyond) return;
    setSearch((current) => writeShopParams({ ...readShopParams(current), page: lastPage }), { replace: true });
  }, [isBeyond, lastPage, setSearch]);

  return {
    params,
    products,
    /** Typing replaces the history entry, other changes add one. */
    search: (q: string) => show(changeShopParams(params, { q }), true),
    change: (change: Partial<ShopParams>) => show(changeShopParams(params, change)),
    clear: () => show(clearShopParams(params)),
  };
}
