import type faults from './inspector/locales/en.json';
import type customizer from './layout/locales/en.json';
import type en from './locales/en.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    customizer: typeof customizer;
    faults: typeof faults;
    shell: typeof en;
  }
}
