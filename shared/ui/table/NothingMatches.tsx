import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../State/EmptyState';

/** No row for this search and these filters. */
export function NothingMatches({ onClear }: { onClear?: () => void }) {
  const { t } = useTranslation('kit');
  return (
    <EmptyState
      picture="search"
      title={t('table.nothingMatches')}
      text={t('table.nothingMatchesText')}
      action={onClear && <Button onClick={onClear}>{t('table.clear')}</Button>}
    />
  );
}
