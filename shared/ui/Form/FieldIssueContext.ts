import { createContext } from 'react';

/**
 * Takes the sentence that says why what was typed into the field cannot be read, null when it can: a form with such a
 * field is not saved, and shows the sentence beside it. Null outside of a form.
 */
export const FieldIssueContext = createContext<((sentence: string | null) => void) | null>(null);
