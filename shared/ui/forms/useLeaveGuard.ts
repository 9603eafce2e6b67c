import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { useConfirm } from '../Toast/useConfirm';

/**
 * Asks before the page is left while something is not saved: by a link, by Back, by closing the tab. Another search or
 * hash of the same page is not leaving.
 * @param hasChanges asked at the moment of leaving, so that what was saved just now does not count
 */
export function useLeaveGuard(hasChanges: () => boolean): void {
  const { t } = useTranslation('kit');
  const confirm = useConfirm();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && hasChanges(),
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
