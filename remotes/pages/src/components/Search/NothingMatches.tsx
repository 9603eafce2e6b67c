import { Button, EmptyState } from '@atrium/ui';
import { useTranslation } from 'react-i18next';

/** A search without a hit, and the way out of it. */
export function NothingMatches({ q, onClear }: { q: string; onClear: () => void }) {
  const { t } = useTranslation('pages');
  return (
    <EmptyState
      picture="search"
      title={t('search.nothing')}
      text={t('search.nothingText', { query: q })}
      action={<Button onClick={onClear}>{t('search.clear')}</Button>}
    />
  );
}
