import { createContext, use } from 'react';

/** Whose choices this page keeps: the account that is signed in; '' for nobody's. */
export const AccountContext = createContext('');

export const useAccount = (): string => use(AccountContext);

/** Which app draws what is below, so that what two apps keep under one name stays apart; '' for the frame. */
export const RoomContext = createContext('');

/** What this app, and this account, keep under a name. */
export function useOwnKey(name: string): string {
  const room = use(RoomContext);
  const account = useAccount();
  return `${room && `${room}:`}${name}${account && `@${account}`}`;
}
