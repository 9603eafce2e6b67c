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
export { composeEmail } from './composeEmail';
export { type EmailIssue, issuesOfEmail } from './emailIssues';
export { emailTemplateId, emailTemplatesTable, type StoredEmailTemplate } from './emailTemplatesTable';
export { fillEmail } from './fillEmail';
