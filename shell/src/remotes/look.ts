import { createContext, useContext } from 'react';

const LookContext = createContext<() => Promise<void>>(async () => undefined);

export const LookProvider = LookContext.Provider;

/** Looks at the registry once more; what it names is taken as always. */
export const useLook = () => useContext(LookContext);
