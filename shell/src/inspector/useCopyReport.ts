import { useTranslation } from 'react-i18next';
import { useRuntime, useSession } from 'shared/runtime';
import { useToast } from 'shared/ui';
import { inlinedRegistry } from '../apps/registry/pageRegistry';
import { useReleaseState } from '../apps/shellState';
import type { AppReport } from './appReports';
import { bugReport } from './bugReport';

const shown = (value: unknown) => (typeof value === 'number' ? Math.round(value) : String(value));

/** Copies what a developer needs to know of this tab. */
export function useCopyReport(reports: readonly AppReport[]) {
  const { t } = useTranslation('shell');
  const { registry, malformed } = useReleaseState();
  const { events } = useRuntime();
  const { user } = useSession();
  const toast = useToast();

  return async () => {
    const text = bugReport(reports, {
      registry,
      malformed,
      shell: inlinedRegistry().registry.shell.release,
      address: window.location.href,
      browser: navigator.userAgent,
      role: user?.role ?? '',
      at: new Date(),
      events: events.recent().map(({ at, ...event }) => ({ at, text: Object.values(event).map(shown).join(' · ') })),
    });
    await navigator.clipboard.writeText(text).then(
      () => toast.success(t('inspector.copied')),
      () => toast.error(t('inspector.notCopied')),
    );
  };
}
