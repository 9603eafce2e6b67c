/** Kinds of emails that apps send, in words that an admin may change. */

export {
  blockPlaceholder,
  type EmailKind,
  type EmailPlaceholder,
  type EmailText,
  type EmailValues,
  emailLimits,
  linkPlaceholder,
  textPlaceholder,
} from '../emailKind';
export { type EmailIssue, issuesOfEmail } from './emailIssues';
export { composeEmail, emailTemplateId, emailTemplatesTable, type StoredEmailTemplate } from './emailTemplates';
export { fillEmail } from './fillEmail';
