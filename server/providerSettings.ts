import type { ProviderSignIn } from '@atrium/contract';
import { toProvider } from '../tools/api/provider';
import { StartError } from './errors/StartError';
import type { Environment } from './settings';

/** `platform=admin,writers=editor`: the role of each group, in the order in which they count. */
function readRoles(text: string): [string, string][] {
  return text.split(',').map((part) => {
    const [group = '', role = '', ...more] = part.split('=').map((piece) => piece.trim());
    if (!group || !role || more.length)
      throw new StartError(
        `OIDC_ROLES holds groups with their roles, such as platform=admin,writers=editor, not "${part}".`,
      );
    return [group, role];
  });
}

/**
 * The identity provider that the settings name; it takes the place of the registry's.
 * @throws StartError where it cannot be used: with passwords in its place, others would get in
 */
export function readProviderSettings(env: Environment): ProviderSignIn | undefined {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_SCOPE, OIDC_GROUPS_CLAIM, OIDC_ROLES } = env;
  const others = { OIDC_CLIENT_ID, OIDC_SCOPE, OIDC_GROUPS_CLAIM, OIDC_ROLES };
  if (!OIDC_ISSUER) {
    const [without] = Object.entries(others).find(([, value]) => value !== undefined) ?? [];
    if (without) throw new StartError(`${without} is set, and OIDC_ISSUER is not: people would sign in by password.`);
    return undefined;
  }
  if (!OIDC_ROLES) throw new StartError('OIDC_ROLES is not set: it says which groups may sign in, and as what.');
  const provider = {
    mode: 'oidc',
    issuer: OIDC_ISSUER,
    clientId: OIDC_CLIENT_ID ?? 'atrium',
    ...(OIDC_SCOPE && { scope: OIDC_SCOPE }),
    ...(OIDC_GROUPS_CLAIM && { groupsClaim: OIDC_GROUPS_CLAIM }),
    roles: Object.fromEntries(readRoles(OIDC_ROLES)),
  };
  try {
    return toProvider(provider, 'OIDC_…');
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
}
