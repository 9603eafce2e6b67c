// The calls of an organisation's settings: a chunk of its own, for the pages of admins alone.
export { emailLimits, fillEmail, issuesOfEmail } from '@atrium/backend/emails';
export { contrastOfWhite, readableAccent } from './accentColors';
export type * from './auditSchemas';
export * from './brandingLimits';
export type * from './brandingSchemas';
export * from './calls';
export * from './choices';
export type * from './emailSchemas';
export type * from './scimSchemas';
export type * from './serviceSchemas';
export type * from './webhookSchemas';
export { withBranding } from './withBranding';
