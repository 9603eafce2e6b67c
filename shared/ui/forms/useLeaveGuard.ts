import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { useConfirm } from '../Confirm/useConfirm';

/**
 * Asks before the page is left while something is not saved: by a link, by Back, by closing the tab. Another search or
 * hash of the same page is not leaving.
 * @param hasChanges asked at the moment of leaving, so that what was saved just now does not count
 */
export const useLeaveGuard = (hasChanges: () => boolean): void => useGuard(hasChanges, false);

/** The same for a form over a page whose search may say that it is open: Back to another search leaves it too. */
export const useDrawerGuard = (hasChanges: () => boolean): void => useGuard(hasChanges, true);

function useGuard(hasChanges: () => boolean, isLeftBySearch: boolean): void {
  const { t } = useTranslation('kit');
  const confirm = useConfirm();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      (currentLocation.pathname !== nextLocation.pathname ||
        (isLeftBySearch && historyAction === 'POP' && currentLocation.search !== nextLocation.search)) &&
      hasChanges(),
  );

  const ask = useEffectEvent(async () => {
    const leaves = await confirm({
      title: t('form.leaveTitle'),
      text: t('form.leaveText'),
      confirm: t('form.leave'),
      isDanger: true,
    });
    if (leaves) blocker.proceed?.();
    else blocker.reset?.();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') ask();
  }, [blocker.state]);

  const onUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (hasChanges()) event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, []);
}
