import type { UserRole, UserStatus } from '@atrium/backend';

// Choices of fields without schemas, so that screens load no validation.

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

export const roleActions = ['read', 'create', 'update', 'delete'] as const;
