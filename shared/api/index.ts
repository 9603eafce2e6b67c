export type { AbilityRule, FieldErrors, StoredFile, UserRole } from '../backend';
export * from './calls';
export type * from './schemas';
