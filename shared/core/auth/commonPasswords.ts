import { passwordLimits, toHashedPassword } from '@atrium/contract/person';
import { dictionary } from '@zxcvbn-ts/language-common';

// The list that strength meters take, some 49,000 passwords from leaks, most used first. Shorter ones are refused by length.
const known = new Set(dictionary['passwords-common'].filter(({ length }) => length >= passwordLimits.min));

/** True for one of the most used passwords, in any case of letters (NIST SP 800-63B, 5.1.1.2). */
export const isCommonPassword = (password: string): boolean => known.has(toHashedPassword(password).toLowerCase());
