import { useSyncExternalStore } from 'react';
import { useLoader } from '../remotes/LoaderContext';
import { useBookState } from '../remotes/releases';
import { useTabChoices } from '../tab/TabContext';
import { type AppReport, appReports } from './appReports';
import { bytesBelow, sharesOf } from './pageSources';

/** Every app as this tab knows it, kept current. */
export function useAppReports(): AppReport[] {
  const { status } = useLoader();
  const loads = useSyncExternalStore(status.subscribe, status.get);
  return appReports({ book: useBookState(), choices: useTabChoices(), loads, bytesBelow, sharesOf });
}
