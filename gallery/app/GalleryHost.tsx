import { type HostRuntime, RuntimeProvider } from '@atrium/sdk/host';
import { AppearanceChoices, type SettingsStore } from '@atrium/standalone';
import { Drawer, IconButton, Logo, NavList, Page, SearchInput, Section, Spinner, useIsWide } from '@atrium/ui';
import { ThemeProvider } from '@atrium/ui/host';
import { Menu } from 'lucide-react';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { createHashRouter, Link, Outlet, RouterProvider, useLocation } from 'react-router-dom';
import { entryGroups } from '../catalog/entryGroups';
import { LinkCards } from '../components/LinkCards';
import { Prose } from '../components/Prose';
import { EntryPage } from './EntryPage';
import styles from './GalleryHost.module.css';

/** All entries by group, narrowed by a search for their names and for what they show. */
function EntryList({ onChoose }: { onChoose?: () => void }) {
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

/** A bar that switches language, skin and direction, the list of entries, and the open one on the sheet. */
function GalleryLayout({ settings }: { settings: SettingsStore }) {
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

function HomePage() {
  useTranslation('kit');
  return (
    <Page title="The kit">
      <p className={styles.lead}>
        <Prose text="What every screen is made of. An app takes all of it from `@atrium/ui` and the entry points below it, and brings no colours, sizes or components of its own. Each entry shows the states of a component, the code that draws them, and its props." />
      </p>
      {entryGroups.map(({ title, text, entries }) => (
        <Section key={title} title={title} text={text}>
          <LinkCards
            cards={entries.map(({ id, title: name, shows }) => ({
              to: `/${id}`,
              title: name,
              text: shows.join(' · '),
            }))}
          />
        </Section>
      ))}
    </Page>
  );
}

interface GalleryHostProps {
  runtime: HostRuntime;
  settings: SettingsStore;
}

export function GalleryHost({ runtime, settings }: GalleryHostProps) {
  const [router] = useState(() =>
    createHashRouter([
      {
        element: <GalleryLayout settings={settings} />,
        children: [
          { path: '/:id', element: <EntryPage /> },
          { path: '*', element: <HomePage /> },
        ],
      },
    ]),
  );
  return (
    <RuntimeProvider runtime={runtime}>
      <ThemedRouter runtime={runtime} settings={settings} router={router} />
    </RuntimeProvider>
  );
}

function ThemedRouter({
  runtime,
  settings,
  router,
}: GalleryHostProps & { router: ReturnType<typeof createHashRouter> }) {
  useTranslation('standalone');
  const { skin, direction } = useSyncExternalStore(settings.subscribe, settings.get);
  return (
    <ThemeProvider skin={skin} direction={direction} language={runtime.languages.get()}>
      <RouterProvider router={router} />
    </ThemeProvider>
  );
}
