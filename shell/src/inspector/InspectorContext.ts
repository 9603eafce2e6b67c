import { createContext, useContext } from 'react';

const InspectorContext = createContext<(() => void) | null>(null);

export const InspectorProvider = InspectorContext.Provider;

/** Opens the inspector; null for whom it is not. */
export const useInspector = () => useContext(InspectorContext);
