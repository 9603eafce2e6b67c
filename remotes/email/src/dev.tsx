// This app alone: `npm run dev` in its folder.
import { installMock } from 'mock';
import { startStandalone } from 'shared/standalone';
import app from './app';
import manifest from './manifest';

startStandalone({
  app,
  manifest,
  installMock,
  modules: {
    './commands': () => import('./commands'),
    './backend': () => import('./backend'),
    './parts/Compose': () => import('./parts/Compose'),
    './parts/LatestMails': () => import('./parts/LatestMails'),
  },
  locales: {
    en: () => import('./locales/en.json'),
    de: () => import('./locales/de.json'),
    fr: () => import('./locales/fr.json'),
    pt: () => import('./locales/pt.json'),
  },
});
