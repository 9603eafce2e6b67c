import { useCounts } from '@atrium/sdk';
import { Button, DropdownMenu, Icon, IconSvg } from '@atrium/ui';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSkin } from '../common/useSettings';
import { useMenu } from '../navigation/MenuProvider';
import { containsLink, type MenuLink } from '../navigation/menu';
import styles from './HorizontalMenu.module.css';
import { LeftOutGroup } from './LeftOutApps';
import { MenuBadge } from './MenuItem';
import { usePageItem } from './usePageItem';

/** The menu as a bar below the navbar: a group opens its entries. */
export function HorizontalMenu() {
  const { t } = useTranslation('shell');
  const toPage = usePageItem();
  const { groups, active } = useMenu();
  const counts = useCounts();
  const skin = useSkin();
  const toItem = ({ id, label, path = '/', icon }: MenuLink) => ({
    ...toPage({ id, title: label, path, icon }),
    key: id,
  });
  return (
    <nav className={styles.bar} aria-label={t('menu.name')} {...(skin === 'semi-dark' ? { 'data-theme': 'dark' } : {})}>
      {groups.map(({ id, label, links }) => {
        const [only] = links;
        if (links.length === 1 && only?.path)
          return (
            <Link key={id} className={styles.link} to={only.path} data-active={only === active || undefined}>
              <IconSvg nodes={only.icon} />
              {only.label}
            </Link>
          );
        return (
          <DropdownMenu
            key={id}
            trigger={['click', 'hover']}
            menu={{
              selectedKeys: active ? [active.id] : [],
              items: links.map((link) => {
                const extra = <MenuBadge count={counts[link.badge ?? ''] ?? 0} />;
                if (link.children.length === 0) return { ...toItem(link), extra };
                // A page that holds others is the first of them.
                const own = link.path ? [toItem({ ...link, icon: [], id: `${link.id}-itself` })] : [];
                return {
                  key: link.id,
                  icon: <IconSvg nodes={link.icon} />,
                  label: link.label,
                  extra,
                  children: [...own, ...link.children.map(toItem)],
                };
              }),
            }}
          >
            <Button
              type="text"
              className={styles.group}
              data-active={links.some((link) => containsLink(link, active)) || undefined}
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
