import { Link } from 'react-router-dom';
import { useCounts } from 'shared/runtime';
import { IconDrawing, useFormat } from 'shared/ui';
import type { MenuLink } from '../model/menu';
import { usePrefetch } from '../remotes/usePrefetch';
import styles from './Menu.module.css';
import { useMenu } from './useMenu';

/** The entries of the menu in their groups. */
export function MenuLinks({ onGo }: { onGo?: () => void }) {
  const { groups, active } = useMenu();
  return groups.map(({ id, label, links }) => (
    <section key={id} className={styles.group} aria-label={label}>
      <h2 className={styles.heading}>
        <span>{label}</span>
      </h2>
      <ul className={styles.list}>
        {links.map((link) => (
          <li key={link.id}>
            <Entry link={link} activeId={active?.id} onGo={onGo} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Entry({
  link,
  activeId,
  onGo,
}: {
  link: MenuLink;
  activeId?: string | undefined;
  onGo?: (() => void) | undefined;
}) {
  const prefetch = usePrefetch(link.app);
  const isActive = link.id === activeId || link.children.some(({ id }) => id === activeId);
  const target = link.path ?? link.children[0]?.path ?? '/';
  return (
    <>
      <Link
        className={styles.link}
        to={target}
        aria-current={link.id === activeId ? 'page' : undefined}
        data-active={isActive || undefined}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={onGo}
      >
        <IconDrawing nodes={link.icon} />
        <span className={styles.label}>{link.label}</span>
        {link.badge && <Badge field={link.badge} />}
      </Link>
      {isActive && link.children.length > 0 && (
        <ul className={styles.children}>
          {link.children.map((child) => (
            <li key={child.id}>
              <Link
                className={styles.link}
                to={child.path ?? '/'}
                aria-current={child.id === activeId ? 'page' : undefined}
                data-active={child.id === activeId || undefined}
                onClick={onGo}
              >
                <span className={styles.label}>{child.label}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Badge({ field }: { field: string }) {
  const count = useCounts()[field] ?? 0;
  const { number } = useFormat();
  return count > 0 ? <span className={styles.badge}>{number(count)}</span> : null;
}
