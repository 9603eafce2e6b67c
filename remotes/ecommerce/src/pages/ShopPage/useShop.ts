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

  // An address kept from a longer list: the last page there is, rather than an empty one.
  const isBeyond = total > 0 && params.page > lastPage;
  useEffect(() => {
    if (!isBeyond) return;
    setSearch((current) => writeShopParams({ ...readShopParams(current), page: lastPage }), { replace: true });
  }, [isBeyond, lastPage, setSearch]);

  return {
    params,
    products,
    /** Typing in the search replaces the entry of the history, everything else makes one. */
    search: (q: string) => show(changeShopParams(params, { q }), true),
    change: (change: Partial<ShopParams>) => show(changeShopParams(params, change)),
    clear: () => show(clearShopParams(params)),
  };
}
