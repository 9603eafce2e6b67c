export type { AbilityRule, FieldErrors, StoredFile, UserRole } from '@atrium/backend';
export * from './calls';
export type * from './schemas';
