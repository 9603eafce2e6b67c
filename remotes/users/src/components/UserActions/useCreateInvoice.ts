import { useOffer } from './useOffer';

/** Begins an invoice to a user, in whichever app offers that. */
export const useCreateInvoice = () =>
  useOffer('invoices.create', ({ fullName, company, email, country, contact }) => ({
    client: { name: fullName, company, companyEmail: email, country, contact },
  }));
