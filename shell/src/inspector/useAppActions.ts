import { useShell } from '../apps/AppHost';
import { withSwitched } from '../apps/releases/TabStore';
import { useConfirmUnsaved } from '../apps/useConfirmUnsaved';
import type { AppReport } from './appReports';

/** What may be done about an app in this tab; what would take written text away asks first. */
export function useAppActions({ id, release, skipped }: AppReport) {
  const { loader, releaseStore, tab } = useShell();
  const confirmUnsaved = useConfirmUnsaved();
  const switchTo = (isOn: boolean) => tab.change(withSwitched(tab.get(), id, isOn));

  return {
    reload: () =>
      confirmUnsaved(() => {
        loader.renew(release);
        releaseStore.remount();
      }),
    switchOn: () => switchTo(true),
    switchOff: () => confirmUnsaved(() => switchTo(false)),
    rollBack: releaseStore.previousOf(id) && (() => confirmUnsaved(() => releaseStore.rollBack(id))),
    useLive: skipped.length > 0 ? () => confirmUnsaved(() => releaseStore.useLive(id)) : undefined,
  };
}
