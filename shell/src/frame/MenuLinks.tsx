import { useCallback, useState } from 'react';
import { useCounts } from 'shared/runtime';
import { useMenu } from '../hooks/useMenu';
import { useProgressiveCount } from '../hooks/useProgressiveCount';
import { firstLinks, holds } from '../model/menu';
import { LeftOutApps } from './LeftOutApps';
import styles from './Menu.module.css';
import { MenuItem } from './MenuItem';

/** The entries of the menu in their groups. One entry is unfolded at a time, beside the one that holds the page. */
export function MenuLinks({ onGo }: { onGo?: () => void }) {
  const { groups, active } = useMenu();
  const counts = useCounts();
  const [folds, setFolds] = useState<Readonly<Record<string, boolean>>>({});
  const links = groups.flatMap((group) => group.links);
  const drawn = useProgressiveCount(links.length);
  const activeHolder = links.find((link) => holds(link, active))?.id;

  const fold = useCallback(
    (id: string, isOpen: boolean) =>
      setFolds((before) => ({
        ...(activeHolder && activeHolder in before ? { [activeHolder]: before[activeHolder] ?? true } : {}),
        [id]: isOpen,
      })),
    [activeHolder],
  );

  const sections = firstLinks(groups, drawn).map(({ id, label, links }) => (
    <section key={id} className={styles.group} aria-label={label}>
      <h2 className={styles.heading}>
        <span>{label}</span>
      </h2>
      <ul className={styles.list}>
        {links.map((link) => (
          <MenuItem
            key={link.id}
            link={link}
            count={counts[link.badge ?? ''] ?? 0}
            activeId={link.id === activeHolder ? active?.id : undefined}
            isOpen={folds[link.id] ?? link.id === activeHolder}
            onFold={fold}
            onGo={onGo}
          />
        ))}
      </ul>
    </section>
  ));
  return (
    <>
      {sections}
      <LeftOutApps onGo={onGo} />
    </>
  );
}
