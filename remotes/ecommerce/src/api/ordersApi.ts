import type { AnswerOf } from '@atrium/contract';
import { request, restoreRequest } from '@atrium/sdk';
import { calls } from './calls';
import type {
  DeliveryAddress,
  Order,
  OrderedAgain,
  OrderPage,
  OrderToPlace,
  OrderToReturn,
  SavedAddress,
} from './schemas';
import { shopApi } from './shopApi';

export const ordersApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getAddresses: build.query<SavedAddress[], void>({
      query: () => request(calls.getAddresses),
      transformResponse: ({ addresses }: AnswerOf<typeof calls.getAddresses>) => addresses,
      providesTags: ['Addresses'],
    }),
    saveAddress: build.mutation<unknown, DeliveryAddress>({
      query: (address) => request(calls.saveAddress, { address }),
      invalidatesTags: ['Addresses'],
    }),
    removeAddress: build.mutation<unknown, number>({
      query: (id) => request(calls.removeAddress, { id }),
      invalidatesTags: ['Addresses'],
    }),
    restoreAddress: build.mutation<unknown, number>({
      query: (id) => restoreRequest('address', [id]),
      invalidatesTags: ['Addresses'],
    }),
    getOrders: build.query<OrderPage, number>({
      query: (page) => request(calls.getOrders, { page }),
      providesTags: ['Orders'],
    }),
    getOrder: build.query<Order, number>({
      query: (id) => request(calls.getOrder, { id }),
      transformResponse: ({ order }: AnswerOf<typeof calls.getOrder>) => order,
      providesTags: ['Orders'],
    }),
    placeOrder: build.mutation<Order, OrderToPlace>({
      query: (order) => request(calls.placeOrder, order),
      transformResponse: ({ order }: AnswerOf<typeof calls.placeOrder>) => order,
      // After a rejection the current cart is shown.
      invalidatesTags: ['Cart', 'Products', 'Wishlist', 'Orders'],
    }),
    // After a rejection the order is on its way.
    cancelOrder: build.mutation<unknown, number>({
      query: (id) => request(calls.cancelOrder, { id }),
      invalidatesTags: ['Cart', 'Products', 'Orders'],
    }),
    returnOrder: build.mutation<unknown, OrderToReturn>({
      query: (pieces) => request(calls.returnOrder, pieces),
      invalidatesTags: ['Cart', 'Products', 'Orders'],
    }),
    orderAgain: build.mutation<OrderedAgain, number>({
      query: (id) => request(calls.orderAgain, { id }),
      invalidatesTags: ['Cart', 'Products'],
    }),
  }),
});

export const {
  useGetAddressesQuery,
  useSaveAddressMutation,
  useRemoveAddressMutation,
  useRestoreAddressMutation,
  useGetOrdersQuery,
  useGetOrderQuery,
  usePlaceOrderMutation,
  useCancelOrderMutation,
  useReturnOrderMutation,
  useOrderAgainMutation,
} = ordersApi;
