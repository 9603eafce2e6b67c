import { defineCommands } from '@atrium/contract';
import { ordersApi } from './api/ordersApi';
import { stepPath } from './model/checkout';
import { ordersPath } from './model/paths';

const wordsOf = (argument: unknown): string =>
  typeof argument === 'object' && argument !== null && 'words' in argument ? String(argument.words) : '';

export default defineCommands({
  'ecommerce.search': (argument, { navigate }) => {
    const words = wordsOf(argument);
    navigate(`/apps/ecommerce/shop${words && `?${new URLSearchParams({ q: words })}`}`);
  },
  /** Adds the latest order to the cart again and shows it; without an order, the list. */
  'ecommerce.buyAgain': async (_argument, { store, navigate }) => {
    const { orders } = await store
      .dispatch(ordersApi.endpoints.getOrders.initiate(1, { forceRefetch: true, subscribe: false }))
      .unwrap();
    const [latest] = orders;
    if (!latest) return navigate(ordersPath);
    const { added } = await store.dispatch(ordersApi.endpoints.orderAgain.initiate(latest.id)).unwrap();
    navigate(added.length > 0 ? stepPath('cart') : `${ordersPath}/${latest.id}`);
  },
});
