interface PasswordCase {
  password: string;
  /** Current password, if available. */
  oldPassword: string;
  names: readonly string[];
}

const minLength = 8;
const maxLength = 128;

const rules = {
  length: ({ password }: PasswordCase) => password.length >= minLength && password.length <= maxLength,
  new: ({ password, oldPassword }: PasswordCase) => password !== '' && password !== oldPassword,
  notYours: ({ password, names }: PasswordCase) =>
    password !== '' && !names.some((name) => name !== '' && name.toLowerCase() === password.trim().toLowerCase()),
};
type PasswordRule = keyof typeof rules;

const order: readonly PasswordRule[] = ['length', 'new', 'notYours'];

export const checkPassword = (checked: PasswordCase): { rule: PasswordRule; isKept: boolean }[] =>
  order.map((rule) => ({ rule, isKept: rules[rule](checked) }));

export const brokenRule = (checked: PasswordCase): PasswordRule | undefined =>
  checkPassword(checked).find(({ isKept }) => !isKept)?.rule;
