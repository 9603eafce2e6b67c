export { withBranding } from './api/organisation/withBranding';
export { auditEntryOf, auditEntryOfProtocol, type CallOrigin } from './audit/auditEntryOf';
export { auditTable } from './audit/tables';
export { type Caller, createCoreGate, readCaller } from './auth/gate';
export { sessionsTable } from './auth/openSessions';
export { credentialsTable } from './auth/tables';
export { bearerOf, partsOfApiToken, readToken, secretTable, signingKey } from './auth/token';
export { noteTokenUse } from './auth/tokenUse';
export { readBranding, type StoredBranding, toBrand } from './branding/table';
export { corePrefixes } from './corePrefixes';
export { noteFeedUse, readFeed } from './feeds/backend';
export { unsubscribe } from './notices/backend';
export { replyMarks } from './notices/composeNotices';
export {
  claimReply,
  createReplyAddress,
  findReplyAddress,
  type ReplyAddress,
  releaseReply,
} from './notices/replyAddresses';
export { tellReplyNotAdded } from './notices/tellReplyNotAdded';
export { issueSessionOf, type OpenOptions, openEngine } from './openEngine';
export type { CoreOptions, SuggestedPage } from './options/CoreOptions';
export type { PasswordHash } from './options/demoPasswords';
export { formsOfPassword, hashPassword, isPassword } from './options/demoPasswords';
export { type Claims, type ReadIdToken, readIdToken } from './options/providerKeys';
export type { Passwords } from './options/signInRules';
export {
  claimPushes,
  isAnyPushDue,
  type LeavingPush,
  type PushHost,
  type PushOutcome,
  settlePushes,
} from './push/pushes';
export { groupsOf } from './scim/groupRoles';
export {
  addMembers,
  createScimGroup,
  deleteScimGroup,
  findScimGroup,
  type GivenGroup,
  memberIdsOf,
  removeMembers,
  renameScimGroup,
  setMembers,
} from './scim/groups';
export { ScimError } from './scim/ScimError';
export { type ScimGroup, type ScimUser, scimGroupsTable, scimMembersTable, scimUsersTable } from './scim/tables';
export { createScimUser, deleteScimUser, findScimUser, replaceScimUser } from './scim/users';
export { isProvisioner } from './services/serviceTable';
export { createCoreSources } from './sources';
export {
  claimDeliveries,
  type DeliveryOutcome,
  isAnyDeliveryDue,
  type LeavingDelivery,
  purgeDeliveries,
  settleDeliveries,
} from './webhooks/deliveries';
export { deliveriesTable, webhooksTable } from './webhooks/tables';
export { type ChangedRow, toDelivery, toEvents, wants } from './webhooks/webhookEvents';
