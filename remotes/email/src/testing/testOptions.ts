import { installMock } from '@atrium/mock';
import de from '../locales/de.json';
import en from '../locales/en.json';
import fr from '../locales/fr.json';
import pt from '../locales/pt.json';
import manifest from '../manifest';

export const testOptions = {
  manifest,
  installMock,
  locales: { en, de, fr, pt },
  modules: {
    './commands': () => import('../commands'),
    './backend': () => import('../backend'),
    './components/Compose': () => import('../components/Compose'),
    './components/LatestEmails': () => import('../components/LatestEmails'),
  },
};
