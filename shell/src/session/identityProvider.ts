import type { ProviderSignIn } from '@atrium/contract';
import type { IdentityProvider } from '../apps/ShellServices';

/** Has the provider sent its person back with an answer? */
export const isAnswer = (search: string): boolean => {
  const query = new URLSearchParams(search);
  return query.has('state') && (query.has('code') || query.has('error'));
};

export function createIdentityProvider(settings: ProviderSignIn): IdentityProvider {
  const load = () => import(/* webpackChunkName: "oidc" */ './oidc');
  return {
    name: new URL(settings.issuer).host,
    leave: async (to) => (await load()).leaveForProvider(settings, to),
    comeBack: async (search) => (await load()).returnFromProvider(settings, search),
    renew: async (before) => (await load()).renewAtProvider(settings, before),
    signOut: async (idToken) => (await load()).signOutAtProvider(settings, idToken),
  };
}
