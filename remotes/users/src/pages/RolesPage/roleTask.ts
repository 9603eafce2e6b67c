import type { Role } from '../../api/schemas';

export type RoleTask = { kind: 'new' } | { kind: 'copy' | 'rename'; role: Role };
