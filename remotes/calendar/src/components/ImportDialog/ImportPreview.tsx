import { Button, Checkbox, Icon, Pill, useFormat, VisuallyHidden } from '@atrium/ui';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whenText } from '../../model/eventTime';
import type { IcsFile } from '../../model/ics/icsEvent';
import { isFixed } from '../../model/ics/importChoice';
import type { ImportKind, ImportPlan, ImportRow } from '../../model/ics/planImport';
import { describeRule } from '../../model/ruleText';
import styles from './ImportDialog.module.css';
import { ImportTasks } from './ImportTasks';
import { ImportWarnings } from './ImportWarnings';

/** Rows added at a time: a file may hold thousands. */
const step = 50;

const maxNamed = 5;

function useNotes(
  { unread, endsEarly, incomplete, others }: IcsFile,
  { rows, cancelled, unmatched }: ImportPlan,
): string[] {
  const { t } = useTranslation('importDialog');
  const { list } = useFormat();
  const countOf = (kind: ImportKind) => rows.filter((row) => row.kind === kind).length;
  const titles = list(unread.slice(0, maxNamed).map((title) => title || t('untitled')));
  const counted = (
    [
      ['known', countOf('updated')],
      ['same', countOf('same')],
      ['older', countOf('older')],
      ['removed', countOf('removed')],
      ['answered', countOf('answered')],
      ['proposed', countOf('proposed')],
      ['cancelled', cancelled],
      ['unmatched', unmatched],
      ['incomplete', incomplete],
      ['others', others],
    ] as const
  ).flatMap(([key, count]) => (count > 0 ? [t(`${key}`, { count })] : []));
  return [
    ...counted,
    ...(unread.length > 0 ? [t('unread', { count: unread.length, titles })] : []),
    ...(endsEarly ? [t('endsEarly')] : []),
  ];
}

interface ImportPreviewProps {
  file: IcsFile;
  plan: ImportPlan;
  chosen: readonly ImportRow[];
  onToggle: (keys: readonly string[]) => void;
}

export function ImportPreview({ file, plan, chosen, onToggle }: ImportPreviewProps) {
  const { t } = useTranslation('importDialog');
  const [rendered, setRendered] = useState(step);
  const { rows } = plan;
  const notes = useNotes(file, plan);
  const keys = new Set(chosen.map(({ key }) => key));
  const free = rows.filter((row) => !isFixed(row));
  const isAll = free.every(({ key }) => keys.has(key));
  const toggleAll = () => onToggle(free.filter(({ key }) => keys.has(key) === isAll).map(({ key }) => key));
  return (
    <>
      <div role="status">
        <p className={styles.count}>{t('count', { count: rows.length })}</p>
        {notes.map((note) => (
          <p key={note} className={styles.hint}>
            <bdi>{note}</bdi>
          </p>
        ))}
      </div>
      <ImportTasks tasks={file.tasks} />
      <ImportWarnings rows={rows} />
      {free.length > 1 && (
        <Checkbox checked={isAll} indeterminate={!isAll && keys.size > 0} onChange={toggleAll}>
          {t('all')}
        </Checkbox>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
      <ul className={styles.rows} tabIndex={0} aria-label={t('events', { ns: 'calendar' })}>
        {rows.slice(0, rendered).map((row) => (
          <PreviewRow key={row.key} row={row} isChosen={keys.has(row.key)} onToggle={() => onToggle([row.key])} />
        ))}
        {rows.length > rendered && (
          <li className={styles.row}>
            <Button type="text" onClick={() => setRendered(rendered + step)}>
              {t('more', { count: rows.length - rendered, ns: 'calendar' })}
            </Button>
          </li>
        )}
      </ul>
    </>
  );
}

interface PreviewRowProps {
  row: ImportRow;
  isChosen: boolean;
  onToggle: () => void;
}

function PreviewRow({ row, isChosen, onToggle }: PreviewRowProps) {
  const { t } = useTranslation('importDialog');
  const { t: calendarText } = useTranslation('calendar');
  const format = useFormat();
  const when = [whenText(row, format), row.rule && describeRule(row.rule, calendarText, format)]
    .filter(Boolean)
    .join(' · ');
  return (
    <li className={styles.row}>
      <Checkbox checked={isChosen} disabled={isFixed(row)} onChange={onToggle}>
        <span className={styles.title}>
          <bdi>{row.title || t('untitled')}</bdi>
          {row.kind !== 'added' && <Pill tone="neutral">{t(`kind.${row.kind}`)}</Pill>}
          {row.odd.length > 0 && (
            <span className={styles.mark}>
              <Icon of={TriangleAlert} size={13} />
              <VisuallyHidden>{t('odd')}</VisuallyHidden>
            </span>
          )}
        </span>
        <span className={styles.when}>
          <bdi>{when}</bdi>
        </span>
      </Checkbox>
    </li>
  );
}
