import { ErrorState, LoadingRows, Section } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { ReleaseError } from '../../api/calls';
import { useGetErrorsQuery } from '../../api/releasesApi';
import { type AppRow, shellId } from '../../model/appRows';
import { sampleErrors } from '../../model/sampleFigures';
import type { FigureSource } from '../../state/useReleases';
import styles from './AppReleasesPage.module.css';

function Errors({ errors }: { errors: readonly ReleaseError[] }) {
  const { t } = useTranslation('releases');
  if (errors.length === 0) return <p className={styles.text}>{t('errors.none')}</p>;
  return (
    <ul className={styles.errors} aria-label={t('errors.title')}>
      {errors.map(({ what, people }) => (
        <li key={what}>
          <bdi>{what}</bdi>
          <span>{t('errors.people', { count: people })}</span>
        </li>
      ))}
    </ul>
  );
}

function CountedErrors({ app, release }: { app: string; release: string }) {
  const { data, error, isFetching, refetch } = useGetErrorsQuery({ app, release });
  if (error && !isFetching) return <ErrorState error={error} onRetry={refetch} isCompact />;
  return data ? <Errors errors={data} /> : <LoadingRows shape="line" rows={2} />;
}

/** The most frequent errors of the release in question: that of the rollout, else the live one. */
export function ErrorList({ row, source }: { row: AppRow; source: FigureSource }) {
  const { t } = useTranslation('releases');
  const { id, live, rollout, releases } = row;
  const release = rollout?.release ?? live;
  if (id === shellId || !release || source === 'none') return null;
  const failed = releases.find((found) => found.release === release)?.use?.failed ?? 0;
  return (
    <Section title={t('errors.title')} text={t('errors.text', { release })}>
      {source === 'sample' ? <Errors errors={sampleErrors(failed)} /> : <CountedErrors app={id} release={release} />}
    </Section>
  );
}
