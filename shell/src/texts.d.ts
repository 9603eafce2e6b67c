import type chaos from './inspector/locales/en.json';
import type en from './locales/en.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    chaos: typeof chaos;
    shell: typeof en;
  }
}
