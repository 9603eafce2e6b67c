import { type Runtime, readApiError, useRuntime } from '@atrium/sdk';
import { useToast } from '@atrium/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dashboardsApi } from '../api/dashboardsApi';
import { isSameLayout, type Layout } from '../model/layout';
import { isUnsent, readUnsent, type Unsent } from '../model/readUnsent';

/** In the app's own storage, which is separate for each account. */
const unsentKey = 'arranged';

/** Permanent rejection, as opposed to an expired session or a busy API. */
const isRejected = (status: number): boolean => status >= 400 && status < 500 && ![401, 408, 429].includes(status);

const textOf = ({ layout, version }: Unsent) => JSON.stringify({ layout, version });

function keepUnsent(storage: Runtime['storage'], unsent: Unsent): void {
  try {
    storage.setItem(unsentKey, textOf(unsent));
  } catch {
    // The browser has no room: until it is sent, it lives as long as the page.
  }
}

/** Anything that was arranged since stays: it is not kept yet. */
function forgetUnsent(storage: Runtime['storage'], unsent: Unsent): void {
  if (storage.getItem(unsentKey) === textOf(unsent)) storage.removeItem(unsentKey);
}

interface Own {
  layout: Layout | null;
  /** Absent while unsaved. */
  keptAs?: number;
}

export interface Arrangement {
  /** Null is the default; undefined while unknown. */
  layout: Layout | null | undefined;
  isSaving: boolean;
  isFailed: boolean;
  arrange: (layout: Layout | null) => void;
}

/**
 * Layout of the overview. Changes are stored in the browser until the account has them: unsent ones are sent with the
 * next visit.
 */
export function useArrangement(): Arrangement {
  const { t } = useTranslation('dashboards');
  const toast = useToast();
  const { storage } = useRuntime();
  const { data, isError } = dashboardsApi.useGetOverviewQuery();
  const [save, { isLoading: isSaving }] = dashboardsApi.useArrangeOverviewMutation();
  // The latest layout is shown before it is saved and refetched.
  const [own, setOwn] = useState<Own | undefined>(() => readUnsent(storage.getItem(unsentKey)));
  const isReadBack = own?.keptAs !== undefined && data !== undefined && data.version >= own.keptAs;

  // Version saved by this page, before it is refetched.
  const latest = useRef(0);
  // In sequence: each save names the version that it follows.
  const sending = useRef(Promise.resolve());

  /** Nothing is kept over what was arranged later, elsewhere, unless the person wants it. */
  const sendNow = async ({ layout, version }: Unsent) => {
    const { data: saved, error } = await save({ layout, version: Math.max(version, latest.current) });
    const apiError = error && readApiError(error);
    const status = apiError?.status;
    const newer = isUnsent(apiError?.newer) ? apiError.newer : undefined;
    if (saved) {
      latest.current = saved.version;
      setOwn((shown) => (shown?.layout === layout ? { layout, keptAs: saved.version } : shown));
    }
    if (status === undefined) forgetUnsent(storage, { layout, version });
    else if (isRejected(status)) {
      forgetUnsent(storage, { layout, version });
      setOwn(undefined);
      // It was saved as the page was left, without the answer arriving.
      if (newer && isSameLayout(newer.layout, layout)) return;
      if (status === 409)
        toast.info(t('arrange.later'), {
          action: { label: t('arrange.useThis'), onClick: () => arrange(layout, newer?.version) },
        });
      else toast.error(t('arrange.failed'));
    } else if (storage.getItem(unsentKey) !== null) {
      toast.error(t('arrange.waits'), { action: { label: t('tile.retry'), onClick: sendAgain } });
    }
  };
  const send = (unsent: Unsent) => {
    sending.current = sending.current.then(() => sendNow(unsent));
  };
  const sendAgain = () => {
    const unsent = readUnsent(storage.getItem(unsentKey));
    if (unsent) send(unsent);
  };
  const onOpen = useEffectEvent(sendAgain);
  useEffect(() => onOpen(), []);

  const arrange = (layout: Layout | null, version = Math.max(latest.current, data?.version ?? 0)) => {
    const unsent = { layout, version };
    setOwn({ layout });
    keepUnsent(storage, unsent);
    send(unsent);
  };
  return { layout: own === undefined || isReadBack ? data?.layout : own.layout, isSaving, isFailed: isError, arrange };
}
