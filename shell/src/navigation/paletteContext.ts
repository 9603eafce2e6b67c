import { createContext, useContext } from 'react';

/** Opens search and commands with a text in its field; does nothing where there is no palette. */
export const PaletteContext = createContext<(query: string) => void>(() => undefined);

export const useSearchFor = () => useContext(PaletteContext);

export function usePalette(): () => void {
  const searchFor = useSearchFor();
  return () => searchFor('');
}
