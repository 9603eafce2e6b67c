import { render } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import de from './locales/de.json';
import en from './locales/en.json';
import fr from './locales/fr.json';
import pt from './locales/pt.json';
import { ThemeProvider, type ThemeProviderProps } from './theme/ThemeProvider';

interface Options extends Omit<ThemeProviderProps, 'children'> {
  /** Start path of the router. */
  path?: string;
  /** The rendered element has a router of its own. */
  hasRouter?: boolean;
}

/** Renders a part of the kit as a host would: with its texts, its theme and a router. For tests of the kit. */
export function renderInKit(children: ReactNode, { path = '/', hasRouter = false, ...theme }: Options = {}) {
  const i18n = createInstance({
    lng: theme.language ?? 'en',
    resources: { de: { kit: de }, en: { kit: en }, fr: { kit: fr }, pt: { kit: pt } },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  void i18n.use(initReactI18next).init();
  const wrapper = ({ children: part }: { children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>
      <ThemeProvider {...theme}>
        {hasRouter ? part : <MemoryRouter initialEntries={[path]}>{part}</MemoryRouter>}
      </ThemeProvider>
    </I18nextProvider>
  );
  return render(children, { wrapper });
}
