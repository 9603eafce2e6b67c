import { NavList, SearchInput } from '@atrium/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { entryGroups } from '../catalog/entryGroups';
import styles from './EntryList.module.css';

/** All entries by group, narrowed by a search for their names and for what they show. */
export function EntryList({ onChoose }: { onChoose?: () => void }) {
  const { pathname } = useLocation();
  const [query, setQuery] = useState('');
  const isWanted = (text: string) => text.toLowerCase().includes(query.trim().toLowerCase());
  const groups = entryGroups
    .map(({ title, entries }) => ({
      title,
      entries: entries.filter((entry) => [entry.title, ...entry.shows].some(isWanted)),
    }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <>
      <div className={styles.search}>
        <SearchInput label="Find a component" value={query} onSearch={setQuery} delay={0} />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: listens to its links */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link is a click */}
      <div onClick={({ target }) => target instanceof Element && target.closest('a') && onChoose?.()}>
        {groups.map(({ title, entries }) => (
          <NavList
            key={title}
            label={title}
            hasHeading
            items={entries.map((entry) => ({ key: entry.id, to: `/${entry.id}`, label: entry.title }))}
            activeKey={pathname.slice(1)}
          />
        ))}
        {groups.length === 0 && <p className={styles.none}>Nothing of that name</p>}
      </div>
    </>
  );
}
