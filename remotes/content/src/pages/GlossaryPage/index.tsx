import { useRuntime } from '@atrium/sdk';
import { Button, EmptyState, FilterChip, Icon, SearchInput, Toolbar, toDay, useFormat, useToast } from '@atrium/ui';
import { type Column, DataTable, ExportButton, RowMenu, type TableParamsControl, useListPage } from '@atrium/ui/table';
import { Plus, Upload } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useAddTermMutation,
  useDeleteTermMutation,
  useGetGlossaryQuery,
  useLazyGetGlossaryQuery,
} from '../../api/glossaryApi';
import type { GlossaryTerm } from '../../api/schemas';
import { SectionPage } from '../../components/SectionPage/SectionPage';
import { languageName } from '../../model/languageName';
import { mayKeepGlossary } from '../../model/rights';
import { measuredLanguages } from '../../model/writing/syllables';
import { useActor } from '../../state/useActor';
import styles from './Glossary.module.css';
import { TermDialog } from './TermDialog';

/** Deletes a term, which can be undone. */
function useRemove() {
  const { t } = useTranslation('content');
  const toast = useToast();
  const [remove] = useDeleteTermMutation();
  const [add] = useAddTermMutation();
  return async ({ id, locale, avoid, use, note }: GlossaryTerm) => {
    const { error } = await remove(id);
    if (error) return toast.error(t('failedAction'));
    const bringBack = async () => {
      if ((await add({ locale, avoid, use, note })).error) toast.error(t('failedAction'));
    };
    toast.success(t('glossary.deleted', { avoid }), { action: { label: t('undo'), onClick: () => void bringBack() } });
  };
}

function useColumns(onEdit: (term: GlossaryTerm) => void): Column<GlossaryTerm>[] {
  const { t, i18n } = useTranslation('content');
  const remove = useRemove();
  const canChange = mayKeepGlossary(useActor());
  return [
    {
      key: 'avoid',
      title: t('glossary.avoid'),
      inCard: 'head',
      text: ({ avoid }) => avoid,
      render: ({ avoid, locale }) => (
        <bdi lang={locale} className={styles.avoid}>
          {avoid}
        </bdi>
      ),
    },
    {
      key: 'use',
      title: t('glossary.use'),
      text: ({ use }) => use,
      render: ({ use, locale }) => (
        <b lang={locale}>
          <bdi>{use || '–'}</bdi>
        </b>
      ),
    },
    {
      key: 'locale',
      title: t('field.language'),
      text: ({ locale }) => languageName(locale, i18n.language),
      render: ({ locale }) => languageName(locale, i18n.language),
    },
    {
      key: 'note',
      title: t('glossary.note'),
      hideBelow: 'medium',
      text: ({ note }) => note,
      render: ({ note }) => <bdi>{note}</bdi>,
    },
    {
      key: 'actions',
      title: '',
      width: 48,
      align: 'end',
      render: (term) =>
        canChange && (
          <RowMenu
            label={t('actionsOf', { title: term.avoid })}
            items={[
              { key: 'edit', label: t('glossary.edit'), onClick: () => onEdit(term) },
              { key: 'delete', label: t('glossary.delete'), danger: true, onClick: () => void remove(term) },
            ]}
          />
        ),
    },
  ];
}

interface GlossaryToolbarProps {
  table: TableParamsControl;
}

function GlossaryToolbar({ table: { q, filters, setQuery, setFilter } }: GlossaryToolbarProps) {
  const { t, i18n } = useTranslation('content');
  const { locale } = filters;
  const languages = [...new Set([...measuredLanguages, ...(locale ? [locale] : [])])];
  return (
    <Toolbar label={t('published.toolbar')}>
      <SearchInput label={t('glossary.search')} value={q} onSearch={setQuery} />
      <FilterChip
        label={t('field.language')}
        options={languages.map((value) => ({ value, label: languageName(value, i18n.language) }))}
        value={locale}
        onChange={(value) => setFilter('locale', value)}
      />
    </Toolbar>
  );
}

/** House glossary: write this, not that, by language. */
export default function GlossaryPage() {
  const { t, i18n } = useTranslation('content');
  const format = useFormat();
  const canChange = mayKeepGlossary(useActor());
  const [edited, setEdited] = useState<GlossaryTerm | 'new' | null>(null);
  const [getGlossary] = useLazyGetGlossaryQuery();
  const list = useListPage({
    name: 'content-glossary',
    filters: ['locale'],
    columns: useColumns(setEdited),
    toFilter: ({ q, filters: { locale } }) => ({ q, ...(locale && { locale }) }),
    useQuery: useGetGlossaryQuery,
    load: (query) => getGlossary(query).unwrap(),
    read: ({ terms, total }) => ({ rows: terms, total }),
    fileName: `glossary-${toDay(useRuntime().clock.now())}`,
  });
  const { selection: _, ...tableProps } = list.tableProps;
  return (
    <SectionPage
      title={t('glossary.title')}
      meta={list.total !== undefined && format.number(list.total)}
      end={
        <>
          <ExportButton
            label={t('published.export')}
            icon={Upload}
            isExporting={list.isExporting}
            onExport={list.exportAll}
          />
          {canChange && (
            <Button type="primary" icon={<Icon of={Plus} />} onClick={() => setEdited('new')}>
              {t('glossary.add')}
            </Button>
          )}
        </>
      }
    >
      <GlossaryToolbar table={list.table} />
      <DataTable
        label={t('glossary.title')}
        {...tableProps}
        rowLabel={({ avoid }) => avoid}
        empty={<EmptyState picture="document" title={t('glossary.empty')} text={t('glossary.emptyText')} />}
      />
      {edited && (
        <TermDialog
          term={edited === 'new' ? null : edited}
          locale={list.table.filters.locale ?? i18n.language}
          onClose={() => setEdited(null)}
        />
      )}
    </SectionPage>
  );
}
