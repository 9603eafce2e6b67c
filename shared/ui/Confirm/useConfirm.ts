import { createContext, type ReactNode, use } from 'react';

export interface Question {
  title: string;
  text?: ReactNode;
  /** Label of the confirming button: a verb, "Delete". */
  confirm: string;
  /** Label of the other button, if not "Cancel": "Later". */
  cancel?: string;
  /** True for actions that cannot be undone. */
  isDanger?: boolean;
}

export type Ask = (question: Question) => Promise<boolean>;

/** Outside of a ThemeProvider nobody can be asked, and nothing goes ahead. */
export const ConfirmContext = createContext<Ask>(async () => false);

/** Asks before something is done. Resolves to true when the person goes ahead. */
export const useConfirm = (): Ask => use(ConfirmContext);
