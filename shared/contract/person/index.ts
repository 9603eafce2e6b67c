/** Rules for what a person is known by: pages and backends check by the same. Not shared by the host: each has its copy. */
export { toAccountName } from './accountName';
export { isEmailAddress } from './emailAddress';
export {
  isBirthday,
  isPhone,
  isPictureAddress,
  isUsername,
  isWebAddress,
  personLimits,
} from './fieldRules';
export {
  brokenPasswordRule,
  checkPassword,
  hasPasswordLength,
  isPasswordRule,
  type NewPassword,
  type PasswordRule,
  passwordLimits,
  passwordRejections,
  toHashedPassword,
} from './newPassword';
