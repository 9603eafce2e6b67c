import { Button, EmptyState } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { MailView } from '../../api/mailView';
import { folderOf, readQuery } from '../../model/mailQuery';

interface NoMatchProps {
  view: MailView;
  title: string;
  onSearch: (q: string) => void;
  onAllLabels: () => void;
}

export default function NoMatch({ view, title, onSearch, onAllLabels }: NoMatchProps) {
  const { t } = useTranslation('email');
  const { q } = view;
  const isNarrowed = q !== '' && folderOf(readQuery(q)) === undefined;
  // All mail excludes only the trash.
  const isInAll = view.folder === 'all' && view.label === undefined;
  return (
    <EmptyState
      picture="search"
      title={t('noMatch.title')}
      text={q ? t('noMatch.text', { q, title }) : t('noMatch.label', { title })}
      action={
        <>
          {isNarrowed && (
            <Button type="primary" onClick={() => onSearch(`${q.trim()} in:anywhere`)}>
              {t(isInAll ? 'search.inTrash' : 'search.everywhere')}
            </Button>
          )}
          <Button onClick={() => (q ? onSearch('') : onAllLabels())}>{t('noMatch.clear')}</Button>
        </>
      }
    />
  );
}
