import { createContext, useContext } from 'react';

const PaletteContext = createContext<(query: string) => void>(() => undefined);

export const PaletteProvider = PaletteContext.Provider;

/** Opens search and commands with a text in its field. */
export const useSearchFor = () => useContext(PaletteContext);

/** Opens search and commands. */
export function usePalette(): () => void {
  const searchFor = useSearchFor();
  return () => searchFor('');
}
