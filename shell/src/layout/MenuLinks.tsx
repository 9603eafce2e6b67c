import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCounts, whenIdle } from 'shared/runtime';
import { Button, SearchInput, useFormat } from 'shared/ui';
import { useShownTitle } from '../common/PageTitles';
import { useProgressiveCount } from '../common/useProgressiveCount';
import { useMenu } from '../navigation/MenuProvider';
import { firstLinks, holds, linksIn, longMenu, matchingGroups, withActive } from '../navigation/menu';
import { LeftOutApps } from './LeftOutApps';
import styles from './Menu.module.css';
import { MenuItem } from './MenuItem';

/**
 * The entries of the menu in their groups. One entry is unfolded at a time, beside the one that holds the page. A menu
 * of hundreds can be searched, and is drawn as its end comes near.
 */
export function MenuLinks({ onGo }: { onGo?: () => void }) {
  const { t } = useTranslation('shell');
  const { number } = useFormat();
  const { groups: all, active } = useMenu();
  const counts = useCounts();
  const [query, setQuery] = useState('');
  const [limit, setLimit] = useState(longMenu);

  const isLong = linksIn(all).length > longMenu;
  const groups = isLong ? matchingGroups(all, query) : all;
  const links = linksIn(groups);
  const most = Math.min(links.length, limit);
  const { count, end } = useProgressiveCount(most);
  const shown = withActive(firstLinks(groups, count), groups, active);
  const left = links.length - limit;
  const activeHolder = links.find((link) => holds(link, active))?.id;
  const { folds, fold } = useFolds(activeHolder);

  return (
    <>
      {isLong && <MenuFilter query={query} onSearch={setQuery} />}
      {shown.map(({ id, label, links }) => (
        <section key={id} className={styles.group} aria-label={label}>
          <h2 className={styles.heading}>
            <span>{label}</span>
          </h2>
          <ul className={styles.list}>
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
        </section>
      ))}
      {isLong && (
        <p className={styles.rest} role="status">
          {links.length === 0 && t('menu.none')}
        </p>
      )}
      {count < most && <div ref={end} />}
      {count === most && left > 0 && (
        <Button type="text" className={styles.more} onClick={() => setLimit(limit + longMenu)}>
          {t('menu.more', { number: number(left) })}
        </Button>
      )}
      <LeftOutApps onGo={onGo} />
    </>
  );
}

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

/**
 * Which entries of the menu a person has folded or unfolded: the one touched last, beside the one that holds the page.
 * @param activeHolder the entry that holds the page on screen
 */
export function useFolds(activeHolder: string | undefined) {
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
