import { Pill, useFormat } from '@atrium/ui';
import type { Column } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import { ErrorFigure, ReleaseName, StatePills, useAppName } from '../../components/ReleaseMarks';
import { type AppRow, adoption, liveRelease } from '../../model/appRows';

const trialsOf = ({ releases }: AppRow) =>
  releases.flatMap(({ states }) => states).filter(({ kind }) => kind !== 'live' && kind !== 'rollback');

/** Columns of the list of apps. */
export function useAppColumns(): Column<AppRow>[] {
  const { t } = useTranslation('releases');
  const format = useFormat();
  const nameOf = useAppName();
  return [
    { key: 'app', title: t('field.app'), render: (row) => nameOf(row) },
    {
      key: 'live',
      title: t('field.live'),
      render: ({ live }) => (live ? <ReleaseName>{live}</ReleaseName> : <Pill tone="red">{t('state.off')}</Pill>),
    },
    {
      key: 'published',
      title: t('field.published'),
      hideBelow: 'medium',
      render: (row) => {
        const { publishedAt, publishedBy } = liveRelease(row) ?? {};
        return publishedAt ? <bdi>{[format.ago(publishedAt), publishedBy].filter(Boolean).join(' · ')}</bdi> : '–';
      },
    },
    {
      key: 'trials',
      title: t('field.trials'),
      render: (row) => <StatePills states={trialsOf(row)} />,
    },
    {
      key: 'people',
      title: t('field.people'),
      align: 'end',
      render: ({ people }) => (people === undefined ? '–' : format.number(people)),
    },
    {
      key: 'adoption',
      title: t('field.adoption'),
      align: 'end',
      hideBelow: 'medium',
      render: (row) => {
        const share = adoption(row);
        return share === undefined ? '–' : format.percent(share, 0);
      },
    },
    {
      key: 'errors',
      title: t('field.errors'),
      align: 'end',
      render: (row) => <ErrorFigure use={liveRelease(row)?.use} />,
    },
  ];
}
