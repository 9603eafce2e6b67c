import '@atrium/ui/theme.css';
import { createRuntime } from '@atrium/sdk';
import { createSettingsStore, standaloneLocales } from '@atrium/standalone';
import { kitLocales } from '@atrium/ui/host';
import { createRoot } from 'react-dom/client';
import { GalleryHost } from './app/GalleryHost';

const runtime = createRuntime();
await Promise.all([
  runtime.languages.addTexts('kit', kitLocales),
  runtime.languages.addTexts('standalone', standaloneLocales),
]);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(<GalleryHost runtime={runtime} settings={createSettingsStore(window.localStorage)} />);
