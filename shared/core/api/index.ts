export type { AbilityRule, FieldErrors, StoredFile, UserRole } from '@atrium/backend';
export * from './calls';
export { maxFileBytes, uploadPath } from './limits';
export type * from './schemas';
