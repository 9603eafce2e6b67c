import { createContext, use } from 'react';
import type { FormSave } from './formSave';

export type FormInHand = Pick<FormSave<object>, 'save' | 'hasChanges'>;

/** Outside of a form there is nothing to save. */
export const FormInHandContext = createContext<FormInHand>({ save: async () => {}, hasChanges: () => false });

/** The form of the page that renders the component, for actions that save it first. */
export const useFormInHand = (): FormInHand => use(FormInHandContext);

export const ChangedFieldsContext = createContext<readonly string[]>([]);

/** Names of the unsaved fields of the `FormPage` around the component; empty outside of one. */
export const useChangedFields = (): readonly string[] => use(ChangedFieldsContext);
