import type { AnswerOf, InputOf } from '@atrium/contract';
import { request } from '@atrium/sdk';
import { contentApi } from './contentApi';
import { sectionCalls } from './sectionCalls';

const billingApi = contentApi.enhanceEndpoints({ addTagTypes: ['Billing'] }).injectEndpoints({
  endpoints: (build) => ({
    getBilling: build.query<AnswerOf<typeof sectionCalls.getBilling>, void>({
      query: () => request(sectionCalls.getBilling),
      providesTags: ['Billing', 'Item'],
    }),
    getPayments: build.query<AnswerOf<typeof sectionCalls.getPayments>, InputOf<typeof sectionCalls.getPayments>>({
      query: (query) => request(sectionCalls.getPayments, query),
      providesTags: ['Billing'],
    }),
    getPayment: build.query<AnswerOf<typeof sectionCalls.getPayment>, number>({
      query: (id) => request(sectionCalls.getPayment, { id }),
      providesTags: ['Billing'],
    }),
    pay: build.mutation<AnswerOf<typeof sectionCalls.pay>, InputOf<typeof sectionCalls.pay>>({
      query: (payment) => request(sectionCalls.pay, payment),
      // After a rejection too: somebody else has paid then.
      invalidatesTags: ['Billing'],
    }),
    changeCard: build.mutation<AnswerOf<typeof sectionCalls.changeCard>, InputOf<typeof sectionCalls.changeCard>>({
      query: (card) => request(sectionCalls.changeCard, card),
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
