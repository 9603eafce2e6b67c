import type { Role } from '../../api/schemas';

/** What is asked of the form beside the page. */
export type RoleTask = { kind: 'new' } | { kind: 'copy' | 'rename'; role: Role };
