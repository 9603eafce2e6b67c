import { useRuntime } from '@atrium/sdk';
import { Pill, type PillTone, useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { People } from '../api/calls';
import { type AppRow, errorShare, type ReleaseState, shellId } from '../model/appRows';
import styles from './ReleaseMarks.module.css';

/** An app's name in the language of the page. */
export function useAppName(): (row: Pick<AppRow, 'id' | 'manifest'>) => string {
  const { t } = useTranslation('releases');
  const { languages } = useRuntime();
  return ({ id, manifest }) =>
    id === shellId ? t('shell') : (manifest?.labels?.[languages.get()]?.[manifest.title] ?? id);
}

const tones: Record<ReleaseState['kind'], PillTone> = {
  live: 'green',
  rollout: 'accent',
  next: 'amber',
  channel: 'neutral',
  rollback: 'neutral',
};

/** Where a release is shown, in a word each. */
export function StatePills({ states }: { states: readonly ReleaseState[] }) {
  const { t } = useTranslation('releases');
  const format = useFormat();
  const textOf = (state: ReleaseState): string => {
    if (state.kind === 'rollout') return t('state.rollout', { share: format.percent(state.percent / 100) });
    return state.kind === 'channel' ? state.name : t(`state.${state.kind}`);
  };
  return (
    <span className={styles.pills}>
      {states.map((state) => (
        <Pill key={state.kind === 'channel' ? `channel ${state.name}` : state.kind} tone={tones[state.kind]}>
          {textOf(state)}
        </Pill>
      ))}
    </span>
  );
}

/** The name of a release, which is none of a language. */
export const ReleaseName = ({ children }: { children: string }) => (
  <span className={styles.name} dir="ltr">
    {children}
  </span>
);

/** Share of the people who met an error, with their number. */
export function ErrorFigure({ use }: { use: People | undefined }) {
  const { t } = useTranslation('releases');
  const format = useFormat();
  const share = errorShare(use);
  if (share === undefined || !use) return '–';
  return (
    <span
      title={t('peopleWithErrors', {
        count: use.people,
        failed: format.number(use.failed),
        people: format.number(use.people),
      })}
    >
      {format.percent(share)}
    </span>
  );
}
