import { createContext, use } from 'react';

/** Whether the page goes on paper: then nothing of it is left out for being far from the screen. */
const Printing = createContext(false);
export const PrintingProvider = Printing.Provider;

export const useIsPrinting = (): boolean => use(Printing);
