import type { BackendStore, NamedRole } from '@atrium/backend';
import { rolesOf } from './hostServices';

export const findNamedRole = (store: BackendStore, id: string | null | undefined): NamedRole | undefined =>
  id
    ? rolesOf(store)
        .listNamed?.()
        .find((role) => role.id === id)
    : undefined;
