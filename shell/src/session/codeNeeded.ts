import { readApiError } from 'shared/runtime/page';

/** What was right at the first step of a sign-in. */
export interface Entered {
  email: string;
  password: string;
  /** Absent where the person is remembered already. */
  isRemembered?: boolean;
}

/** Whether the password was right and the account asks for a code as well. */
export const isCodeNeeded = (error: unknown): boolean => readApiError(error).codes.code === 'codeNeeded';
