import { useDeferredValue, useState } from 'react';
import { firstLinks } from '../model/menu';
import styles from './Menu.module.css';
import { MenuItem } from './MenuItem';
import { useMenu } from './useMenu';

/** More than a screen holds. What comes after them is drawn once the page is there. */
const drawnFirst = 40;

/** The entries of the menu in their groups. One entry is unfolded at a time, beside the one that holds the page. */
export function MenuLinks({ onGo }: { onGo?: () => void }) {
  const { groups, active } = useMenu();
  const [first] = useState(() => firstLinks(groups, drawnFirst));
  const drawn = useDeferredValue(groups, first);
  const [folds, setFolds] = useState<Readonly<Record<string, boolean>>>({});
  const activeHolder = groups
    .flatMap(({ links }) => links)
    .find((link) => link === active || link.children.some((child) => child === active))?.id;

  const fold = (id: string, isOpen: boolean) => {
    const kept =
      activeHolder !== undefined && activeHolder in folds ? { [activeHolder]: folds[activeHolder] ?? true } : {};
    setFolds({ ...kept, [id]: isOpen });
  };

  return drawn.map(({ id, label, links }) => (
    <section key={id} className={styles.group} aria-label={label}>
      <h2 className={styles.heading}>
        <span>{label}</span>
      </h2>
      <ul className={styles.list}>
        {links.map((link) => (
          <MenuItem
            key={link.id}
            link={link}
            activeId={active?.id}
            isOpen={folds[link.id] ?? link.id === activeHolder}
            onFold={(isOpen) => fold(link.id, isOpen)}
            onGo={onGo}
          />
        ))}
      </ul>
    </section>
  ));
}
