import { createContext, useContext } from 'react';

const PaletteContext = createContext<() => void>(() => undefined);

export const PaletteProvider = PaletteContext.Provider;

/** Opens search and commands. */
export const usePalette = () => useContext(PaletteContext);
