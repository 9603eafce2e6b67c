import type { SettingsStore } from '@atrium/standalone';
import { AppearanceChoices } from '@atrium/standalone';
import { Drawer, IconButton, Logo, Spinner, useIsWide } from '@atrium/ui';
import { Menu } from 'lucide-react';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { EntryList } from './EntryList';
import styles from './GalleryLayout.module.css';

/** A bar that switches language, skin and direction, the list of entries, and the open one on the sheet. */
export function GalleryLayout({ settings }: { settings: SettingsStore }) {
  const chosen = useSyncExternalStore(settings.subscribe, settings.get);
  const isWide = useIsWide();
  const [isOpen, setOpen] = useState(false);
  const choices = <AppearanceChoices settings={chosen} onChange={settings.change} />;
  return (
    <div className={styles.frame}>
      <header className={styles.bar}>
        {!isWide && <IconButton label="Components" icon={Menu} onClick={() => setOpen(true)} />}
        <Link to="/" className={styles.home} aria-label="Atrium kit">
          <Logo name="Atrium kit" />
        </Link>
        {isWide && <div className={styles.choices}>{choices}</div>}
      </header>
      <div className={styles.body}>
        {isWide && (
          <div className={styles.side}>
            <EntryList />
          </div>
        )}
        <main className={styles.sheet}>
          <Suspense fallback={<Spinner isFull />}>
            <Outlet />
          </Suspense>
        </main>
      </div>
      <Drawer title="Components" placement="left" open={isOpen && !isWide} onClose={() => setOpen(false)}>
        <div className={styles.narrowChoices}>{choices}</div>
        <EntryList onChoose={() => setOpen(false)} />
      </Drawer>
    </div>
  );
}
