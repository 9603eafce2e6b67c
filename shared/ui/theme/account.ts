import { createContext, use } from 'react';

/** Account whose choices this page stores; '' when nobody is signed in. */
export const AccountContext = createContext('');

export const useAccount = (): string => use(AccountContext);

/** Id of the app that renders what is below, so that stored values of two apps stay apart; '' in the shell. */
export const AppIdContext = createContext('');

/** Storage key of a name, under the id of this app and of this account. */
export function useOwnKey(name: string): string {
  const app = use(AppIdContext);
  const account = useAccount();
  return `${app && `${app}:`}${name}${account && `@${account}`}`;
}
