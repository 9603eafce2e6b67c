import { useLoader } from './LoaderContext';
import { useReleases } from './releases';

const savesData = () => 'connection' in navigator && Reflect.get(Object(navigator.connection), 'saveData') === true;

/** Loads an app's code ahead when its entry is pointed at or focused, unless the connection asks to save data. */
export function usePrefetch(app: string): () => void {
  const loader = useLoader();
  const release = useReleases().get(app);
  return () => {
    // What fails here is told when the app is opened.
    if (release && !savesData()) loader.loadApp(release).catch(() => undefined);
  };
}
