import type { AddressProof, BackendStore, SecondStepEditing, SessionEditing } from '@atrium/backend';

/** The manifest asks for a host that has it. */
function given<T>(service: T | undefined): T {
  if (!service) throw new Error('The host is older than the manifest asks for');
  return service;
}

/** The frame owns how people sign in; this app shows and changes it for the person themselves. */
export const sessionsOf = ({ credentials }: BackendStore): SessionEditing => given(credentials.sessions);
export const secondStepOf = ({ credentials }: BackendStore): SecondStepEditing => given(credentials.secondStep);
export const forget = ({ credentials }: BackendStore, personId: number): void => credentials.forget?.(personId);
export const canSignIn = ({ credentials }: BackendStore, personId: number): boolean =>
  credentials.canSignIn?.(personId) !== false;
export const addressesOf = ({ credentials }: BackendStore): AddressProof => given(credentials.addresses);
