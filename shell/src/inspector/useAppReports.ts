import { useShell } from '../context/ShellContext';
import { useReleaseState, useTabChoices } from '../context/shellState';
import { useValue } from '../store/useValue';
import { type AppReport, appReports } from './appReports';
import { bytesBelow, sharesOf } from './pageSources';

/** Every app as this tab knows it, kept current. */
export function useAppReports(): AppReport[] {
  const statuses = useValue(useShell().loader.instances.statuses);
  return appReports({ inUse: useReleaseState(), choices: useTabChoices(), statuses, bytesBelow, sharesOf });
}
