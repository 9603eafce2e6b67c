import type { Release } from '@atrium/contract';
import { useRuntime } from '@atrium/sdk';
import { ErrorCard, PageTitleProvider, useFormat, usePageTitle } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useShell } from '../context/ShellContext';
import { useReleaseState } from '../context/shellState';
import { useWholeRegistry } from '../context/useWholeRegistry';
import { isTransient, LoadError } from '../loading/LoadError';
import { labelOf } from '../model/menu';
import { useRetryCountdown } from './useRetryCountdown';

interface Props {
  release: Release;
  error: unknown;
  onRetry: () => void;
  isSmall: boolean;
}

const keepTitle = () => undefined;

/** Says that an app is down and that the rest works; folded, what its team needs to know. */
export function AppFault({ release, error, onRetry, isSmall }: Props) {
  const { t } = useTranslation('shell');
  const { number } = useFormat();
  const { languages } = useRuntime();
  const { manifest } = release;
  const app = labelOf(manifest, manifest.title, languages.get());
  const loadError = error instanceof LoadError ? error : null;
  const mayPass = loadError !== null && isTransient(loadError.fault);
  const { releaseStore } = useShell();
  useWholeRegistry();
  // Once the whole registry is there, so may be the release before.
  useReleaseState();
  const previous = releaseStore.previousOf(manifest.id);
  const seconds = useRetryCountdown(mayPass && !isSmall, release, onRetry);

  // The page is still the app's: crumbs, recent pages and the tab say so, and the card what has happened to it.
  usePageTitle(isSmall ? undefined : app);

  const reason = loadError ? t(`fault.${loadError.fault}`) : t('fault.crashed');
  const countdown = seconds === null ? '' : ` ${t('fault.again', { count: seconds })}`;

  return (
    <PageTitleProvider value={keepTitle}>
      <ErrorCard
        title={t('fault.title', { app })}
        text={`${reason} ${t('fault.restWorks')}${countdown}`}
        onRetry={onRetry}
        isSmall={isSmall}
        {...(previous
          ? { secondAction: { label: t('fault.previous'), onClick: () => releaseStore.rollBack(manifest.id) } }
          : {})}
        details={[
          { name: t('fault.app'), value: `${manifest.id} ${release.release} · host ${manifest.host}` },
          { name: t('fault.owner'), value: `${manifest.owner.team} · ${manifest.owner.contact}` },
          ...(loadError ? [{ name: t('fault.askedFor'), value: loadError.url }] : []),
          {
            name: t('fault.got'),
            value:
              loadError?.cause && !mayPass
                ? String(loadError.cause)
                : loadError
                  ? t('fault.tries', {
                      what: loadError.status ?? loadError.fault,
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
