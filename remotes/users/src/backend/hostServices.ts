import type { AddressProof, BackendStore, RoleEditing, SessionEditing } from '@atrium/backend';

function given<T>(service: T | undefined): T {
  if (!service) throw new Error('The host is older than the manifest asks for');
  return service;
}

/** Roles, sessions and addresses belong to the core; this app shows and changes them. */
export const rolesOf = ({ permissions }: BackendStore): RoleEditing => given(permissions.roles);
export const sessionsOf = ({ credentials }: BackendStore): SessionEditing => given(credentials.sessions);
export const addressesOf = ({ credentials }: BackendStore): AddressProof => given(credentials.addresses);
