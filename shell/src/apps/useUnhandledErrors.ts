import type { Release } from '@atrium/contract';
import { useRuntime } from '@atrium/sdk';
import { useToast } from '@atrium/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { labelOf } from '../common/labelOf';
import { timings } from '../common/timings';
import { useReleases } from './AppHost';

/** Shows and reports errors that an app throws outside of rendering: in a handler, a timer, a promise. */
export function useUnhandledErrors(): void {
  const { t } = useTranslation('shell');
  const { events, languages } = useRuntime();
  const releases = useReleases();
  const toast = useToast();

  // Outlives one effect: changed texts or releases must not repeat a message.
  const quietUntil = useRef(new Map<string, number>());

  useEffect(() => {
    const report = (error: unknown) => {
      const owner = ownerOfError(error, releases.values());
      if (!owner || (error instanceof Error && error.name === 'AbortError')) return;
      const { release, manifest } = owner;
      events.emit({ type: 'error', app: manifest.id, release, stage: 'action', error: String(error) });
      if (performance.now() < (quietUntil.current.get(manifest.id) ?? 0)) return;
      quietUntil.current.set(manifest.id, performance.now() + timings.quiet);
      toast.error(t('appError.actionFailed', { app: labelOf(manifest, manifest.title, languages.get()) }));
    };
    const onError = ({ error }: ErrorEvent) => report(error);
    const onRejection = ({ reason }: PromiseRejectionEvent) => report(reason);
    window.addEventListener('error', onError);
    window.addEventListener('unhandledrejection', onRejection);
    return () => {
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
    };
  }, [t, events, languages, releases, toast]);
}

const folderOf = (entry: string) => new URL('.', new URL(entry, document.baseURI)).href;

/** The release whose code created an error, by its stack; undefined if none. */
export function ownerOfError(error: unknown, releases: Iterable<Release>): Release | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const found = [...releases].map((release) => ({ release, at: stack.indexOf(folderOf(release.entry)) }));
  return found.filter(({ at }) => at >= 0).sort((one, other) => one.at - other.at)[0]?.release;
}
