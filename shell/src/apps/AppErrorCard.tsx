import type { Release } from '@atrium/contract';
import { useRuntime } from '@atrium/sdk';
import { ErrorCard, PageTitleProvider, useFormat, usePageTitle } from '@atrium/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { labelOf } from '../common/labelOf';
import { timings } from '../common/timings';
import { useAppHost, useReleaseState, useWholeRegistry } from './AppHost';
import { isTransient, LoadError } from './loading/LoadError';

interface Props {
  release: Release;
  error: unknown;
  onRetry: () => void;
  isSmall: boolean;
}

const keepTitle = () => undefined;

/** Says that an app is down and that the rest works; details for its team are folded. */
export function AppErrorCard({ release, error, onRetry, isSmall }: Props) {
  const { t } = useTranslation('shell');
  const { number } = useFormat();
  const { languages } = useRuntime();
  const { manifest } = release;
  const app = labelOf(manifest, manifest.title, languages.get());
  const loadError = error instanceof LoadError ? error : null;
  const mayPass = loadError !== null && isTransient(loadError.reason);
  const { releaseStore } = useAppHost();
  useWholeRegistry();
  // Once the whole registry is there, so may be the release before.
  useReleaseState();
  const previous = releaseStore.previousOf(manifest.id);
  const seconds = useRetryCountdown(mayPass && !isSmall, release, onRetry);

  // The page is still the app's: crumbs, recent pages and the tab say so, and the card what has happened to it.
  usePageTitle(isSmall ? undefined : app);

  const reason = loadError ? t(`appError.${loadError.reason}`) : t('appError.crashed');
  const countdown = seconds === null ? '' : ` ${t('appError.again', { count: seconds })}`;

  return (
    <PageTitleProvider value={keepTitle}>
      <ErrorCard
        title={t('appError.title', { app })}
        text={`${reason} ${t('appError.restWorks')}${countdown}`}
        onRetry={onRetry}
        isSmall={isSmall}
        {...(previous
          ? { secondAction: { label: t('appError.previous'), onClick: () => releaseStore.rollBack(manifest.id) } }
          : {})}
        details={[
          { name: t('appError.app'), value: `${manifest.id} ${release.release} · host ${manifest.host}` },
          { name: t('appError.owner'), value: `${manifest.owner.team} · ${manifest.owner.contact}` },
          ...(loadError ? [{ name: t('appError.askedFor'), value: loadError.url }] : []),
          {
            name: t('appError.got'),
            value:
              loadError?.cause && !mayPass
                ? String(loadError.cause)
                : loadError
                  ? t('appError.tries', {
                      what: loadError.status ?? loadError.reason,
                      count: loadError.tries,
                      seconds: number(loadError.ms / 1000, { maximumFractionDigits: 1 }),
                    })
                  : String(error),
          },
        ]}
      />
    </PageTitleProvider>
  );
}

/**
 * Counts down to a further try, while the page is seen.
 * @param release the release that is retried: its wait doubles with each error card
 * @returns the seconds left, or null when nothing is tried
 */
function useRetryCountdown(isActive: boolean, release: Release, onRetry: () => void): number | null {
  const instance = useAppHost().loader.instances.releaseOf(release);
  const [seconds, setSeconds] = useState(() => (instance.retryAfter ?? timings.firstRetry) / 1000);

  useEffect(() => {
    if (isActive) instance.retryAfter = Math.min((instance.retryAfter ?? timings.firstRetry) * 2, timings.lastRetry);
  }, [isActive, instance]);

  useEffect(() => {
    if (!isActive) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setSeconds((left) => left - 1);
    }, 1000);
    return () => clearInterval(timer);
  }, [isActive]);

  const isOver = isActive && seconds <= 0;
  useEffect(() => {
    if (isOver) onRetry();
  }, [isOver, onRetry]);

  return isActive ? Math.max(seconds, 0) : null;
}
