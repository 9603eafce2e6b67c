import { useCan } from '@atrium/sdk';
import { Button, EmptyState, ErrorState, Icon, LoadingRows, SearchInput } from '@atrium/ui';
import { Segmented } from '@atrium/ui/choice';
import { type ListResult, TableFooter, useTableParams } from '@atrium/ui/table';
import { Plus } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useGetProjectsQuery } from '../../api/projectsApi';
import type { ProjectPage } from '../../api/schemas';
import { projectStates } from '../../api/schemas/choices';
import { LazyProjectDrawer } from '../../components/Project/lazyProjectDrawer';
import { SectionPage } from '../../components/SectionPage/SectionPage';
import { ProjectRow } from './ProjectRow';
import styles from './ProjectsPage.module.css';

/** Form of a new project, opened by the URL so that a command can lead to it and Back closes it. */
function useProjectFormInAddress() {
  const [search, setSearch] = useSearchParams();
  const setNew = (isNew: boolean) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (isNew) after.set('new', 'project');
        else after.delete('new');
        return after;
      },
      { replace: !isNew },
    );
  return { isNew: search.get('new') === 'project', setNew };
}

const perPageOptions = [20, 50];

export default function ProjectsPage() {
  const { t } = useTranslation('content');
  const canCreate = useCan()({ action: 'create', subject: 'Project' });
  const table = useTableParams({ filters: ['state'], perPage: 20, perPageOptions });
  const state = table.filters.state === 'archived' ? 'archived' : 'active';
  const { q, page, perPage } = table;
  const query = useGetProjectsQuery({ q, state, page, perPage });
  const { isNew, setNew } = useProjectFormInAddress();
  const addButton = canCreate && (
    <Button type="primary" icon={<Icon of={Plus} />} onClick={() => setNew(true)}>
      {t('project.new')}
    </Button>
  );
  return (
    <SectionPage
      title={t('project.title')}
      meta={
        <Segmented
          aria-label={t('project.shown')}
          value={state}
          options={projectStates.map((value) => ({ value, label: t(`project.state.${value}`) }))}
          onChange={(value) => table.setFilter('state', value === 'active' ? undefined : value)}
        />
      }
      end={
        <>
          <SearchInput className={styles.search} label={t('project.search')} value={q} onSearch={table.setQuery} />
          {addButton}
        </>
      }
    >
      <ProjectList query={query} q={q} state={state} onClear={() => table.setQuery('')} addButton={addButton} />
      {query.data && query.data.total > perPage && (
        <TableFooter
          total={query.data.total}
          page={page}
          perPage={perPage}
          perPageOptions={perPageOptions}
          onPage={table.setPage}
          isStale={query.isFetching && !query.currentData}
        />
      )}
      <NewProject isOpen={isNew} onClose={() => setNew(false)} />
    </SectionPage>
  );
}

interface ProjectListProps {
  query: ListResult<ProjectPage>;
  q: string;
  state: (typeof projectStates)[number];
  onClear: () => void;
  addButton: ReactNode;
}

function ProjectList({ query, q, state, onClear, addButton }: ProjectListProps) {
  const { t } = useTranslation('content');
  const { data, error, isFetching, refetch } = query;
  if (error && !query.currentData) return <ErrorState error={error} onRetry={refetch} isRetrying={isFetching} />;
  if (!data) return <LoadingRows rows={6} />;
  if (data.total > 0)
    return (
      <ul className={styles.list} aria-label={t('project.title')}>
        {data.projects.map((project) => (
          <ProjectRow key={project.id} project={project} />
        ))}
      </ul>
    );
  if (q)
    return (
      <EmptyState
        picture="search"
        title={t('nothing.title')}
        text={t('project.noneFound', { q })}
        action={<Button onClick={onClear}>{t('nothing.clear')}</Button>}
      />
    );
  return (
    <EmptyState
      picture="document"
      title={t(`project.empty.${state}`)}
      text={t(`project.emptyText.${state}`)}
      action={state === 'active' ? addButton : undefined}
    />
  );
}

function NewProject({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const navigate = useNavigate();
  // Stays mounted while it closes, for the animation.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  const close = (added?: number) =>
    added === undefined ? onClose() : void navigate(`/content/projects/${added}`, { replace: true });
  return (
    <Suspense>
      <LazyProjectDrawer isOpen={isOpen} onClose={close} />
    </Suspense>
  );
}
