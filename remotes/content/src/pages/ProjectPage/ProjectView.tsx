import { useCan, useRuntime } from '@atrium/sdk';
import {
  Avatar,
  BackLink,
  EmptyState,
  FilterChip,
  LabelDot,
  Page,
  Pill,
  SearchInput,
  Toolbar,
  toDay,
  useFormat,
} from '@atrium/ui';
import { DataTable, TableViewMenu, useListPage } from '@atrium/ui/table';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetItemsQuery, useLazyGetItemsQuery } from '../../api/contentApi';
import type { ListedProject } from '../../api/schemas';
import { contentStatuses } from '../../api/schemas/choices';
import { LazyProjectDrawer } from '../../components/Project/lazyProjectDrawer';
import { ProjectDue } from '../../components/Project/ProjectDue';
import { StageBar, StageLegend } from '../../components/Project/StageBar';
import { ProjectActions } from './ProjectActions';
import styles from './ProjectPage.module.css';
import { useProjectItemColumns } from './useProjectItemColumns';

function ProjectSide({ project }: { project: ListedProject }) {
  const { t } = useTranslation('content');
  const { dateTime } = useFormat();
  const canAudit = useCan()({ action: 'read', subject: 'Audit' });
  return (
    <aside className={styles.side} aria-label={t('project.facts')}>
      <dl className={styles.facts}>
        <dt>{t('field.due')}</dt>
        <dd>
          <ProjectDue project={project} />
        </dd>
        <dt>{t('project.nextOut')}</dt>
        <dd>
          {project.nextAt ? (
            <time dateTime={project.nextAt}>
              <bdi>{dateTime(project.nextAt)}</bdi>
            </time>
          ) : (
            t('project.nothingNext')
          )}
        </dd>
      </dl>
      <h2 className={styles.heading}>{t('project.people')}</h2>
      {project.members.length === 0 && <p className={styles.quiet}>{t('project.nobody')}</p>}
      <ul className={styles.people}>
        {project.members.map(({ id, fullName, avatar, open }) => (
          <li key={id} className={styles.person}>
            <Avatar name={fullName} src={avatar} />
            <span className={styles.name}>{fullName}</span>
            {open > 0 && <bdi className={styles.quiet}>{t('project.open', { count: open })}</bdi>}
          </li>
        ))}
      </ul>
      {canAudit && (
        <Link to={`/content/history?project=${project.id}`} className={styles.more}>
          {t('history.ofProject')}
        </Link>
      )}
    </aside>
  );
}

function ProjectItems({ project }: { project: ListedProject }) {
  const { t } = useTranslation('content');
  const [getItems] = useLazyGetItemsQuery();
  const {
    table,
    view,
    tableProps: wired,
  } = useListPage({
    name: 'content-project',
    filters: ['status'],
    columns: useProjectItemColumns(),
    toFilter: ({ q, filters: { status } }) => ({ project: project.id, q, ...(status && { status: [status] }) }),
    useQuery: useGetItemsQuery,
    load: (query) => getItems(query).unwrap(),
    read: ({ items, total }) => ({ rows: items, total }),
    fileName: `project-${project.id}-${toDay(useRuntime().clock.now())}`,
  });
  // There are no bulk actions, so rows are not selectable.
  const { selection: _, ...tableProps } = wired;
  return (
    <section aria-label={t('project.items')}>
      <Toolbar label={t('published.toolbar')} end={<TableViewMenu view={view} />}>
        <SearchInput label={t('review.search')} value={table.q} onSearch={table.setQuery} />
        <FilterChip
          label={t('field.state')}
          options={contentStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
          value={table.filters.status}
          onChange={(value) => table.setFilter('status', value)}
        />
      </Toolbar>
      <DataTable
        label={t('project.items')}
        {...tableProps}
        rowLabel={({ title }) => title || t('untitled')}
        rowLink={({ id }) => `/content/items/${id}`}
        empty={<EmptyState picture="document" title={t('project.noItems')} text={t('project.noItemsText')} />}
      />
    </section>
  );
}

export function ProjectView({ project }: { project: ListedProject }) {
  const { t } = useTranslation('content');
  const [isEditing, setEditing] = useState(false);
  const [wasEdited, setWasEdited] = useState(false);
  const edit = () => {
    setWasEdited(true);
    setEditing(true);
  };
  return (
    <Page
      title={project.name}
      width="wide"
      back={<BackLink to="/content/projects">{t('project.title')}</BackLink>}
      meta={
        <span className={styles.meta}>
          <LabelDot tone={project.tone} name={t(`tone.${project.tone}`)} />
          {project.archivedAt && <Pill>{t('status.archived')}</Pill>}
        </span>
      }
      actions={<ProjectActions project={project} onEdit={edit} />}
    >
      <div className={styles.columns}>
        <div className={styles.main}>
          {project.note && (
            <p className={styles.note} dir="auto">
              {project.note}
            </p>
          )}
          <div className={styles.progress}>
            <StageBar counts={project.counts} />
            <StageLegend counts={project.counts} />
          </div>
          <ProjectItems project={project} />
        </div>
        <ProjectSide project={project} />
      </div>
      {wasEdited && (
        <Suspense>
          <LazyProjectDrawer project={project} isOpen={isEditing} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Page>
  );
}
