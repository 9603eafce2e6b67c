import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whenIdle } from 'shared/runtime';
import { SearchInput } from 'shared/ui';
import { useShownTitle } from '../common/PageTitles';
import styles from './Menu.module.css';

interface Props {
  query: string;
  onSearch: (query: string) => void;
}

/** Searches a long menu. Nobody does before the page is there: the field comes after its title, into a place that is kept. */
export function MenuFilter({ query, onSearch }: Props) {
  const { t } = useTranslation('shell');
  const [isThere, setIsThere] = useState(false);
  const isPageThere = useShownTitle() !== '';
  useEffect(() => (isPageThere ? whenIdle(() => setIsThere(true)) : undefined), [isPageThere]);
  return (
    <div className={styles.filterPlace}>
      {isThere && <SearchInput label={t('menu.filter')} value={query} onSearch={onSearch} />}
    </div>
  );
}
