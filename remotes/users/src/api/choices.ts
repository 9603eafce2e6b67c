import type { UserRole, UserStatus } from '@atrium/backend';

// What fields may hold, free of schemas: for screens that offer the choice and check nothing.

export const userRoles = [
  'admin',
  'editor',
  'author',
  'maintainer',
  'subscriber',
  'client',
] as const satisfies readonly UserRole[];
export const userStatuses = ['active', 'inactive', 'pending'] as const satisfies readonly UserStatus[];

export const userPlans = ['basic', 'team', 'company', 'enterprise'] as const;
export const userGenders = ['female', 'male', 'other'] as const;
export const contactOptions = ['email', 'message', 'phone'] as const;

/** What a rule may allow. */
export const roleActions = ['read', 'create', 'update', 'delete'] as const;
