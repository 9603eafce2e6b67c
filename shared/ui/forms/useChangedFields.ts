import { createContext, use } from 'react';

export const ChangedFieldsContext = createContext<readonly string[]>([]);

/** The names of the fields that are not saved yet, of the `FormPage` that a part is on; none outside of one. */
export const useChangedFields = (): readonly string[] => use(ChangedFieldsContext);
