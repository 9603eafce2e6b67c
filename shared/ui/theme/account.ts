import { createContext, use } from 'react';

/** Whose choices this page keeps: the account that is signed in; '' for nobody's. */
export const AccountContext = createContext('');

export const useAccount = (): string => use(AccountContext);
