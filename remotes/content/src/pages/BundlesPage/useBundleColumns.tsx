import { Pill, useFormat } from '@atrium/ui';
import type { Column } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import type { ListedBundle } from '../../api/schemas';
import { BundleState, BundleTime } from '../../components/Bundle/BundleState';
import { useNameOf } from '../../state/useEditorialSettings';

/** What keeps a bundle from going out; nothing of one that is out. */
function useReadinessColumn(): Column<ListedBundle> {
  const { t } = useTranslation('content');
  const readinessOf = ({ state, itemIds, hindrances }: ListedBundle) => {
    if (state === 'published' || itemIds.length === 0) return null;
    return hindrances.length === 0 ? t('bundle.ready') : t('bundle.hinders', { count: hindrances.length });
  };
  return {
    key: 'readiness',
    title: t('bundle.readiness'),
    text: readinessOf,
    render: (bundle) => {
      const text = readinessOf(bundle);
      return (
        text && (
          <Pill tone={bundle.hindrances.length === 0 ? 'teal' : 'amber'}>
            <bdi>{text}</bdi>
          </Pill>
        )
      );
    },
  };
}

/** Columns of the bundles. */
export function useBundleColumns(): Column<ListedBundle>[] {
  const { t } = useTranslation('content');
  const { number } = useFormat();
  const nameOf = useNameOf();
  const readiness = useReadinessColumn();
  return [
    {
      key: 'name',
      title: t('bundle.name'),
      inCard: 'head',
      text: ({ name }) => name,
      render: ({ name }) => (
        <b>
          <bdi>{name}</bdi>
        </b>
      ),
    },
    {
      key: 'state',
      title: t('field.state'),
      inCard: 'end',
      text: ({ state }) => t(`bundle.state.${state}`),
      render: ({ state }) => <BundleState state={state} />,
    },
    readiness,
    {
      key: 'items',
      title: t('bundle.items'),
      align: 'end',
      text: ({ itemIds }) => itemIds.length,
      render: ({ itemIds }) => number(itemIds.length),
    },
    {
      key: 'author',
      title: t('field.author'),
      hideBelow: 'wide',
      text: ({ author }) => nameOf(author),
      render: ({ author }) => <bdi>{nameOf(author)}</bdi>,
    },
    {
      key: 'when',
      title: t('bundle.when'),
      align: 'end',
      text: ({ scheduledAt, publishedAt }) => scheduledAt ?? publishedAt,
      render: (bundle) => <BundleTime bundle={bundle} />,
    },
  ];
}
