import { createContext, type ReactNode, use } from 'react';

export interface Question {
  title: string;
  text?: ReactNode;
  /** What the button says that goes ahead: a verb, "Delete". */
  confirm: string;
  /** What the button says that does not, where that is more than "Cancel": "Later". */
  cancel?: string;
  /** What goes ahead cannot be taken back. */
  isDanger?: boolean;
}

export type Ask = (question: Question) => Promise<boolean>;

/** Outside of a ThemeProvider nobody can be asked, and nothing goes ahead. */
export const ConfirmContext = createContext<Ask>(async () => false);

/** Asks before something is done. Resolves to true when the person goes ahead. */
export const useConfirm = (): Ask => use(ConfirmContext);
