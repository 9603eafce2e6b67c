/** What an entry of the audit log is about. */
export const auditKinds = [
  'signIn',
  'signInFailed',
  'signOut',
  'account',
  'tokens',
  'roles',
  'settings',
  'exports',
  'deleted',
  'created',
  'changed',
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** Outcome of a delivery to a webhook so far. */
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;

/** The rights to read the audit log, and to change the settings of an organisation. */
export const auditSubject = 'AuditLog';
export const organisationSubject = 'Organisation';
/** The right of a token by which an identity provider gives and takes accounts (SCIM); nobody has it by their role. */
export const provisioningSubject = 'Provisioning';

/** What the token of a service allows: to read, all that its role may do, or to give and take accounts. */
export const serviceAccesses = ['read', 'all', 'scim'] as const;
