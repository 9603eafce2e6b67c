import { Button, DropdownMenu, Icon, VisuallyHidden } from '@atrium/ui';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useReleaseState } from '../apps/AppHost';
import { useInspector } from '../inspector/InspectorHost';
import bar from './HorizontalMenu.module.css';
import styles from './Menu.module.css';
import item from './MenuItem.module.css';

/** More would hide what works. */
const maxNames = 5;

/** Apps that the registry names and that are not there, by their ids: their labels may be what is wrong with them. */
function useLeftOut(): { names: readonly string[]; more: number } {
  const apps = useReleaseState().malformed.filter(({ isLeftOut }) => isLeftOut);
  return { names: apps.slice(0, maxNames).map(({ app }) => app), more: Math.max(0, apps.length - maxNames) };
}

/** The end of the menu's entries: apps that are missing there. The reasons are in the inspector. */
export function LeftOutApps({ onGo }: { onGo: (() => void) | undefined }) {
  const { t } = useTranslation('shell');
  const { names, more } = useLeftOut();
  const inspect = useInspector();
  if (names.length === 0) return null;
  const openInspector = () => {
    inspect?.();
    onGo?.();
  };
  return (
    <div className={styles.group}>
      <h2 className={styles.heading}>
        <span>{t('menu.leftOut')}</span>
      </h2>
      <ul className={styles.list} aria-label={t('menu.leftOut')}>
        {names.map((name) => (
          <li key={name}>
            {inspect ? (
              <button type="button" className={item.link} onClick={openInspector}>
                <Name name={name} />
              </button>
            ) : (
              <span className={item.missing}>
                <Name name={name} />
              </span>
            )}
          </li>
        ))}
        {more > 0 && <li className={item.missing}>{t('menu.leftOutMore', { count: more })}</li>}
      </ul>
    </div>
  );
}

function Name({ name }: { name: string }) {
  const { t } = useTranslation('shell');
  return (
    <>
      <Icon of={TriangleAlert} />
      <span className={item.label}>
        <bdi dir="ltr">{name}</bdi>
        <VisuallyHidden>: {t('menu.leftOutWhy')}</VisuallyHidden>
      </span>
    </>
  );
}

export function LeftOutGroup() {
  const { t } = useTranslation('shell');
  const { names, more } = useLeftOut();
  const inspect = useInspector();
  if (names.length === 0) return null;
  const items = names.map((name) => ({
    key: name,
    label: <bdi dir="ltr">{name}</bdi>,
    disabled: !inspect,
    onClick: () => inspect?.(),
  }));
  const rest = more > 0 ? [{ key: '', label: t('menu.leftOutMore', { count: more }), disabled: true }] : [];
  return (
    <DropdownMenu trigger={['click', 'hover']} menu={{ items: [...items, ...rest] }}>
      <Button type="text" className={bar.group}>
        <Icon of={TriangleAlert} /> {t('menu.leftOut')}
      </Button>
    </DropdownMenu>
  );
}
