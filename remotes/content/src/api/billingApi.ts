import type { AnswerOf, InputOf } from '@atrium/contract';
import { request } from '@atrium/sdk';
import { calls } from './calls';
import { contentApi } from './contentApi';

const billingApi = contentApi.enhanceEndpoints({ addTagTypes: ['Billing'] }).injectEndpoints({
  endpoints: (build) => ({
    getBilling: build.query<AnswerOf<typeof calls.getBilling>, void>({
      query: () => request(calls.getBilling),
      providesTags: ['Billing', 'Item'],
    }),
    getPayments: build.query<AnswerOf<typeof calls.getPayments>, InputOf<typeof calls.getPayments>>({
      query: (query) => request(calls.getPayments, query),
      providesTags: ['Billing'],
    }),
    getPayment: build.query<AnswerOf<typeof calls.getPayment>, number>({
      query: (id) => request(calls.getPayment, { id }),
      providesTags: ['Billing'],
    }),
    pay: build.mutation<AnswerOf<typeof calls.pay>, InputOf<typeof calls.pay>>({
      query: (payment) => request(calls.pay, payment),
      // After a rejection too: somebody else has paid then.
      invalidatesTags: ['Billing'],
    }),
    changeCard: build.mutation<AnswerOf<typeof calls.changeCard>, InputOf<typeof calls.changeCard>>({
      query: (card) => request(calls.changeCard, card),
      invalidatesTags: ['Billing'],
    }),
  }),
});

export const {
  useGetBillingQuery,
  useGetPaymentsQuery,
  useLazyGetPaymentsQuery,
  useGetPaymentQuery,
  usePayMutation,
  useChangeCardMutation,
} = billingApi;
