import { useCounts, whenIdle } from '@atrium/sdk';
import { SearchInput } from '@atrium/ui';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShownTitle } from '../common/PageTitles';
import { useGrowingCount } from '../common/useGrowingCount';
import { useMenu } from '../navigation/MenuProvider';
import { containsLink, filterFrom, firstGroups, linksIn, matchingGroups } from '../navigation/menu';
import { LeftOutApps } from './LeftOutApps';
import styles from './Menu.module.css';
import { MenuItem } from './MenuItem';

/** The entries of the menu in their groups. One entry is unfolded at a time, beside the one that holds the page. */
export function MenuLinks({ onGo }: { onGo?: () => void }) {
  const { t } = useTranslation('shell');
  const { groups: all, active } = useMenu();
  const counts = useCounts();
  const [query, setQuery] = useState('');

  const hasFilter = linksIn(all).length > filterFrom;
  const groups = hasFilter ? matchingGroups(all, query) : all;
  const shownCount = useGrowingCount(linksIn(groups).length, query);
  const activeHolder = linksIn(groups).find((link) => containsLink(link, active))?.id;
  const { folds, fold } = useFolds(activeHolder);

  return (
    <>
      {hasFilter && <MenuFilter query={query} onSearch={setQuery} />}
      {firstGroups(groups, shownCount, activeHolder).map(({ id, label, links }) => (
        <div key={id} className={styles.group}>
          <h2 className={styles.heading}>
            <span>{label}</span>
          </h2>
          <ul className={styles.list} aria-label={label}>
            {links.map((link) => (
              <MenuItem
                key={link.id}
                link={link}
                count={counts[link.badge ?? '']}
                activeId={link.id === activeHolder ? active?.id : undefined}
                isOpen={folds[link.id] ?? (query !== '' || link.id === activeHolder)}
                onFold={fold}
                onGo={onGo}
              />
            ))}
          </ul>
        </div>
      ))}
      {hasFilter && (
        <p className={styles.rest} role="status">
          {groups.length === 0 && t('menu.none')}
        </p>
      )}
      <LeftOutApps onGo={onGo} />
    </>
  );
}

interface Props {
  query: string;
  onSearch: (query: string) => void;
}

/** The filter of a long menu. It is rendered after the page's title has come, into space that is kept for it: the page comes first. */
function MenuFilter({ query, onSearch }: Props) {
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

/**
 * Expanded entries of the menu: the last one touched, beside the one that holds the page.
 * @param activeHolder the entry that holds the page on screen
 */
function useFolds(activeHolder: string | undefined) {
  const [folds, setFolds] = useState<Readonly<Record<string, boolean>>>({});
  const fold = useCallback(
    (id: string, isOpen: boolean) =>
      setFolds((before) => ({
        ...(activeHolder && activeHolder in before ? { [activeHolder]: before[activeHolder] ?? true } : {}),
        [id]: isOpen,
      })),
    [activeHolder],
  );
  return { folds, fold };
}
