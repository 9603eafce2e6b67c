import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Button, Icon, Page, SearchInput, Toolbar } from 'shared/ui';
import { EntryList } from './EntryList';

const EntryDrawer = lazy(() => import('./EntryDrawer'));

/** The entries: search, add, remove. */
export default function EntryPage() {
  const { t } = useTranslation('new-app');
  const [search, setSearch] = useSearchParams();
  const [isAdding, setAdding] = useState(false);
  const [wasAdding, setWasAdding] = useState(false);
  const q = search.get('q') ?? '';
  const find = (query: string) => setSearch(query ? { q: query } : {}, { replace: true });
  if (isAdding && !wasAdding) setWasAdding(true);

  return (
    <Page
      title={t('title')}
      actions={
        <Button type="primary" icon={<Icon of={Plus} />} onClick={() => setAdding(true)}>
          {t('add.title')}
        </Button>
      }
    >
      <Toolbar label={t('entries')}>
        <SearchInput label={t('search')} value={q} onSearch={find} />
      </Toolbar>
      <EntryList q={q} onClear={() => find('')} />
      {wasAdding && (
        <Suspense>
          <EntryDrawer isOpen={isAdding} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Page>
  );
}
