import type { ProviderSignIn } from '@atrium/contract';
import type { IdentityProvider } from '../apps/ShellServices';

export const isProviderResponse = (search: string): boolean => {
  const query = new URLSearchParams(search);
  return query.has('state') && (query.has('code') || query.has('error'));
};

export function createIdentityProvider(settings: ProviderSignIn): IdentityProvider {
  const load = () => import(/* webpackChunkName: "oidc" */ './oidc');
  return {
    name: new URL(settings.issuer).host,
    redirect: async (to) => (await load()).redirectToProvider(settings, to),
    completeSignIn: async (search) => (await load()).completeSignIn(settings, search),
    renew: async (before) => (await load()).renewTokens(settings, before),
    signOut: async (idToken) => (await load()).signOutAtProvider(settings, idToken),
  };
}
