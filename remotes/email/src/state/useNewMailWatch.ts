import { useEffect } from 'react';
import { useRuntime } from 'shared/runtime';
import { mailApi } from '../api/mailApi';
import { useApiStore } from './apiStore';

const interval = 30_000;

/** Looks for mail that has come from elsewhere, while the page is seen: every list on screen then shows it. */
export function useNewMailWatch(): void {
  const { dispatch } = useApiStore();
  const { clock } = useRuntime();
  useEffect(() => {
    let timer = 0;
    let last: string | undefined;
    const look = async () => {
      const { data } = await dispatch(
        mailApi.endpoints.lookForMail.initiate(undefined, { forceRefetch: true, subscribe: false }),
      );
      if (data === undefined || data === last) return;
      if (last !== undefined) dispatch(mailApi.util.invalidateTags(['MailList']));
      last = data;
    };
    const lookAgain = async () => {
      if (document.visibilityState === 'visible') await look();
      timer = clock.setTimeout(() => void lookAgain(), interval);
    };
    const comeBack = () => {
      if (document.visibilityState === 'visible') void look();
    };
    timer = clock.setTimeout(() => void lookAgain(), interval);
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      clock.clearTimeout(timer);
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, [dispatch, clock]);
}
