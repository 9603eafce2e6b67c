import type { Registry } from '@atrium/contract';
import { useRuntime, useSession } from '@atrium/sdk';
import { useToast } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useReleaseState } from '../apps/AppHost';
import { inlinedRegistry } from '../apps/registry/pageRegistry';
import type { MalformedApp } from '../apps/registry/readRegistry';
import type { AppReport } from './appReports';

interface About {
  registry: Registry;
  /** Entries that cannot be used. */
  malformed: readonly MalformedApp[];
  /** The shell that runs, which may be another than the registry's by now. */
  shell: string;
  address: string;
  browser: string;
  role: string;
  at: Date;
  events: readonly { at: number; text: string }[];
}

/** An address without what may identify a person: no query, no fragment. */
const pathOf = (address: string) => new URL(address).pathname;

/** Removes anything that looks like a token or an email address. */
const discreet = (text: string) =>
  text
    .replaceAll(/[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/g, '<token>')
    .replaceAll(/(bearer|token|password|authorization)(["':= ]+)[^\s"',;&]+/gi, '$1$2<hidden>')
    .replaceAll(/[\w.+-]+@[\w-]+\.[\w.]+/g, '<address>');

function lineOf({ id, release, state, override, skipped, pending, ms, error }: AppReport): string {
  const parts = [
    `${id} ${release.release}`,
    state,
    ms === undefined ? '' : `${Math.round(ms)} ms`,
    override ? `from ${override}` : '',
    skipped.length > 0 ? `skipped: ${skipped.join(', ')}` : '',
    pending ? `pending: ${pending}` : '',
    error ? `error: ${error}` : '',
  ];
  return `- ${parts.filter(Boolean).join(' · ')}`;
}

/** The state of this tab as text for a team: releases, states, errors; no personal data, no token. */
export function bugReport(reports: readonly AppReport[], about: About): string {
  const { registry, malformed, shell, address, browser, role, at, events } = about;
  return discreet(
    [
      `Atrium, ${at.toISOString()}`,
      `Page: ${pathOf(address)} (${role})`,
      `Shell: ${shell}, host API ${registry.shell.host}, registry ${registry.revision}`,
      `Browser: ${browser}`,
      '',
      ...malformed.map(({ app, issue }) => `- ${app} left out: ${issue}`),
      ...reports.map(lineOf),
      '',
      ...events.map(({ at: time, text }) => `${new Date(time).toISOString()} ${text}`),
    ].join('\n'),
  );
}

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
