import { useOffer } from './useOffer';

/** Writes a mail to a user, in whichever app offers that. */
export const useSendMail = () =>
  useOffer('email.compose', ({ fullName, email }) => ({ to: [`${fullName} <${email}>`] }));
