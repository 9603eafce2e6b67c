import { createContext, useContext } from 'react';
import type { AppLoader } from '../loading/appLoader';

const LoaderContext = createContext<AppLoader | null>(null);

export const LoaderProvider = LoaderContext.Provider;

export function useLoader(): AppLoader {
  const loader = useContext(LoaderContext);
  if (!loader) throw new Error('There is no LoaderProvider above.');
  return loader;
}
