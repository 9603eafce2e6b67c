import { usePolling } from '@atrium/sdk';
import { useRef } from 'react';
import { mailApi } from '../api/mailApi';
import { useApiStore } from './apiStore';

const interval = 30_000;

/** Polls for new messages while the page is visible, and updates every list on screen. */
export function useNewMailWatch(): void {
  const { dispatch } = useApiStore();
  const last = useRef<string>(undefined);
  usePolling(async () => {
    const { data } = await dispatch(
      mailApi.endpoints.pollForMail.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    if (data === undefined || data === last.current) return;
    if (last.current !== undefined) dispatch(mailApi.util.invalidateTags(['MailList']));
    last.current = data;
  }, interval);
}
