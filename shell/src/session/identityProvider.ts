import type { ProviderSignIn } from 'shared/contract';
import type { ProviderTokens, SessionProvider } from 'shared/runtime/page';

/** The identity provider of this page; its code is loaded when it is first needed. */
export interface Provider extends SessionProvider {
  /** Its name for a person: where it is. */
  name: string;
  leave(to: string): Promise<void>;
  comeBack(search: string): Promise<{ tokens: ProviderTokens; to: string }>;
  signOut(idToken: string | null): Promise<void>;
}

/** Has the provider sent its person back with an answer? */
export const isAnswer = (search: string): boolean => {
  const query = new URLSearchParams(search);
  return query.has('state') && (query.has('code') || query.has('error'));
};

export function createProvider(settings: ProviderSignIn): Provider {
  const load = () => import(/* webpackChunkName: "oidc" */ './oidc');
  return {
    name: new URL(settings.issuer).host,
    leave: async (to) => (await load()).leaveForProvider(settings, to),
    comeBack: async (search) => (await load()).returnFromProvider(settings, search),
    renew: async (before) => (await load()).renewAtProvider(settings, before),
    signOut: async (idToken) => (await load()).signOutAtProvider(settings, idToken),
  };
}
