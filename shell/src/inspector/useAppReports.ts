import { useShell } from '../apps/AppHost';
import { useReleaseState, useTabChoices } from '../apps/shellState';
import { useValue } from '../common/useValue';
import { type AppReport, appReports } from './appReports';
import { bytesBelow, sharesOf } from './pageSources';

/** Every app as this tab knows it, kept current. */
export function useAppReports(): AppReport[] {
  const statuses = useValue(useShell().loader.instances.statuses);
  return appReports({ inUse: useReleaseState(), choices: useTabChoices(), statuses, bytesBelow, sharesOf });
}
