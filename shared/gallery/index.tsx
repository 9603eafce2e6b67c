import '../ui/theme/index.css';
import { createRoot } from 'react-dom/client';
import { createRuntime } from '../runtime';
import { standaloneLocales } from '../standalone/locales';
import { createSettingsStore } from '../standalone/settingsStore';
import { kitLocales } from '../ui';
import { GalleryHost } from './frame/GalleryHost';

const runtime = createRuntime();
await Promise.all([
  runtime.languages.addTexts('kit', kitLocales),
  runtime.languages.addTexts('standalone', standaloneLocales),
]);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(<GalleryHost runtime={runtime} settings={createSettingsStore(window.localStorage)} />);
