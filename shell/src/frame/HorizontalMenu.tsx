import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useCounts } from 'shared/runtime';
import { Button, DropdownMenu, Icon, IconDrawing } from 'shared/ui';
import { useMenu } from '../hooks/useMenu';
import { holds } from '../model/menu';
import styles from './HorizontalMenu.module.css';
import { LeftOutGroup } from './LeftOutApps';
import { MenuBadge } from './MenuBadge';

/** The menu as a bar below the navbar: a group opens its entries. */
export function HorizontalMenu() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { groups, active } = useMenu();
  const counts = useCounts();
  return (
    <nav className={styles.bar} aria-label={t('menu.name')}>
      {groups.map(({ id, label, links }) => {
        const [only] = links;
        if (links.length === 1 && only?.path)
          return (
            <Link key={id} className={styles.link} to={only.path} data-active={only === active || undefined}>
              <IconDrawing nodes={only.icon} />
              {only.label}
            </Link>
          );
        return (
          <DropdownMenu
            key={id}
            trigger={['click', 'hover']}
            menu={{
              selectedKeys: active ? [active.id] : [],
              items: links.map((link) => ({
                key: link.id,
                icon: <IconDrawing nodes={link.icon} />,
                label: link.label,
                extra: <MenuBadge count={counts[link.badge ?? ''] ?? 0} />,
                ...(link.children.length
                  ? {
                      children: link.children.map((child) => ({
                        key: child.id,
                        label: child.label,
                        onClick: () => navigate(child.path ?? '/'),
                      })),
                    }
                  : { onClick: () => navigate(link.path ?? '/') }),
              })),
            }}
          >
            <Button
              type="text"
              className={styles.group}
              data-active={links.some((link) => holds(link, active)) || undefined}
            >
              {label} <Icon of={ChevronDown} />
            </Button>
          </DropdownMenu>
        );
      })}
      <LeftOutGroup />
    </nav>
  );
}
