import { toAccountName } from './accountName';

/** In characters. NIST SP 800-63B, 5.1.1.2: at least 8, and at least 64 are to be possible. */
export const passwordLimits = { min: 8, max: 128 };

export interface NewPassword {
  password: string;
  /** Current password, where it is known. */
  oldPassword?: string | undefined;
  /** Names and addresses of the person. */
  names: readonly string[];
  /** True for one of the most used passwords: their list is loaded apart from these rules. */
  isCommon?: boolean;
}

export type PasswordRule = 'length' | 'new' | 'notYours' | 'uncommon';

/**
 * A password as it is hashed: the same, however its letters were composed (NIST SP 800-63B, 5.1.1.2).
 */
export const toHashedPassword = (password: string): string => password.normalize('NFKC');

/** Length in code points (NIST SP 800-63B, 5.1.1.2). */
const lengthOf = (password: string): number => [...toHashedPassword(password)].length;

/** True where a new password is neither too short nor too long. */
export function hasPasswordLength(password: string): boolean {
  const length = lengthOf(password);
  return length >= passwordLimits.min && length <= passwordLimits.max;
}

const isFilled = (password: string): boolean => password !== '';

const rules: Readonly<Record<PasswordRule, (checked: NewPassword) => boolean>> = {
  length: ({ password }) => hasPasswordLength(password),
  new: ({ password, oldPassword }) =>
    isFilled(password) && (oldPassword === undefined || toHashedPassword(password) !== toHashedPassword(oldPassword)),
  notYours: ({ password, names }) =>
    isFilled(password) && !names.some((name) => name !== '' && toAccountName(name) === toAccountName(password)),
  uncommon: ({ password, isCommon }) => isFilled(password) && isCommon !== true,
};

const order: readonly PasswordRule[] = ['length', 'new', 'notYours', 'uncommon'];

/** True for the code of a rejection that names a rule. */
export const isPasswordRule = (code: string): code is PasswordRule => order.some((rule) => rule === code);

/** Rules of a new password, each with its result. */
export const checkPassword = (checked: NewPassword): { rule: PasswordRule; isKept: boolean }[] =>
  order.map((rule) => ({ rule, isKept: rules[rule](checked) }));

/** First rule that a new password breaks; undefined where it may be set. */
export const brokenPasswordRule = (checked: NewPassword): PasswordRule | undefined =>
  checkPassword(checked).find(({ isKept }) => !isKept)?.rule;

/** Why a new password is refused, by the rule that it breaks. */
export const passwordRejections: Readonly<Record<PasswordRule, string>> = {
  length: `Use ${passwordLimits.min} to ${passwordLimits.max} characters.`,
  new: 'This is the password that you have.',
  notYours: 'Others know this of you.',
  uncommon: 'This is one of the most used passwords. Choose another one.',
};
