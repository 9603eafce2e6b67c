import { useActions } from '@atrium/sdk';
import { Button, IconSvg, Page, SearchInput, Toolbar } from '@atrium/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useGetEntriesQuery } from '../../api/newAppApi';
import type { Entry } from '../../api/schemas';
import { EntryList } from './EntryList';

const EntryDrawer = lazy(() => import('./EntryDrawer'));

/** The entry as it was then, or a new one. */
interface Opened {
  entry?: Entry;
  isOpen: boolean;
}

/** The entries: search, add, change, remove. */
export default function EntryPage() {
  const { t } = useTranslation('new-app');
  const [search, setSearch] = useSearchParams();
  const [opened, setOpened] = useState<Opened>();
  const q = search.get('q') ?? '';
  const query = useGetEntriesQuery(q);
  const find = (text: string) => setSearch(text ? { q: text } : {}, { replace: true });
  const add = useActions({ add: () => setOpened({ isOpen: true }) })('add');
  const latest = query.data?.find(({ id }) => id === opened?.entry?.id) ?? opened?.entry;

  return (
    <Page
      title={t('title')}
      actions={
        add.isAllowed && (
          <Button type="primary" icon={<IconSvg nodes={add.icon} />} onClick={add.run}>
            {add.label}
          </Button>
        )
      }
    >
      <Toolbar label={t('entries')}>
        <SearchInput label={t('search')} value={q} onSearch={find} />
      </Toolbar>
      <EntryList query={query} q={q} onClear={() => find('')} onEdit={(entry) => setOpened({ entry, isOpen: true })} />
      {opened && (
        <Suspense>
          <EntryDrawer entry={latest} isOpen={opened.isOpen} onClose={() => setOpened({ ...opened, isOpen: false })} />
        </Suspense>
      )}
    </Page>
  );
}
