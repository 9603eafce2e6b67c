import { createContext, use } from 'react';
import type { FormSave } from './formSave';

export type FormInHand = Pick<FormSave<object>, 'save' | 'hasChanges'>;

/** Outside of a form nothing is there to be saved. */
export const FormInHandContext = createContext<FormInHand>({ save: async () => {}, hasChanges: () => false });

/** The form that a part is on the page of: for what is done with what is saved, and saves first. */
export const useFormInHand = (): FormInHand => use(FormInHandContext);
