import { useFormat } from '@atrium/ui';
import { CardBar, CardLink, CardRow, CardRows, QueryCard } from '@atrium/ui/widget';
import { useTranslation } from 'react-i18next';
import { useGetEntriesQuery } from '../../api/newAppApi';

const shown = 5;

/** The entries that were added last, for the overview of the dashboards. */
export default function LatestEntries() {
  const { t } = useTranslation('new-app');
  const { ago } = useFormat();
  return (
    <QueryCard
      title={t('latest.title')}
      end={<CardLink to="/apps/new-app">{t('title')}</CardLink>}
      query={useGetEntriesQuery('')}
      rows={shown}
      empty={{ is: (entries) => entries.length === 0, text: t('empty.title') }}
    >
      {(entries) => (
        <CardRows>
          {entries.slice(0, shown).map(({ id, title, addedAt }) => (
            <CardRow
              key={id}
              to={`/apps/new-app?q=${encodeURIComponent(title)}`}
              mark={<CardBar />}
              title={title}
              sub={t('title')}
              when={ago(addedAt)}
            />
          ))}
        </CardRows>
      )}
    </QueryCard>
  );
}
