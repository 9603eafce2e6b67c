import { installMock } from '@atrium/mock';
import de from '../locales/de.json';
import en from '../locales/en.json';
import fr from '../locales/fr.json';
import pt from '../locales/pt.json';
import manifest from '../manifest';

/** What every test of a screen of this app starts from. */
export const testOptions = {
  manifest,
  installMock,
  locales: { en, de, fr, pt },
  modules: {
    './commands': () => import('../commands'),
    './components/NextEvents': () => import('../components/NextEvents'),
    './backend': () => import('../backend'),
  },
};
