import { Button, Icon, Pill, useFormat } from '@atrium/ui';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whenText } from '../../model/eventTime';
import type { IcsFile } from '../../model/ics/icsEvent';
import type { ImportKind, ImportPlan, ImportRow } from '../../model/ics/planImport';
import { describeRule } from '../../model/ruleText';
import styles from './ImportDialog.module.css';

/** Rows added at a time: a file may hold thousands. */
const step = 50;

const maxNamed = 5;

interface ImportPreviewProps {
  file: IcsFile;
  plan: ImportPlan;
}

export function ImportPreview({ file, plan: { rows, cancelled } }: ImportPreviewProps) {
  const { t } = useTranslation('calendar');
  const { list } = useFormat();
  const [rendered, setRendered] = useState(step);
  const odd = rows.filter((row) => row.odd.length > 0).length;
  const countOf = (kind: ImportKind) => rows.filter((row) => row.kind === kind).length;
  const [known, same, removed] = [countOf('updated'), countOf('same'), countOf('removed')];
  const { unread, endsEarly, incomplete } = file;
  const titles = list(unread.slice(0, maxNamed).map((title) => title || t('import.untitled')));
  const notes = [
    odd > 0 && t('import.odd', { count: odd }),
    known > 0 && t('import.known', { count: known }),
    same > 0 && t('import.same', { count: same }),
    removed > 0 && t('import.removed', { count: removed }),
    cancelled > 0 && t('import.cancelled', { count: cancelled }),
    unread.length > 0 && t('import.unread', { count: unread.length, titles }),
    endsEarly && t('import.endsEarly'),
    incomplete > 0 && t('import.incomplete', { count: incomplete }),
  ].filter(Boolean);
  return (
    <>
      <div role="status">
        <p className={styles.count}>{t('import.count', { count: rows.length })}</p>
        {notes.map((note) => (
          <p key={String(note)} className={styles.hint}>
            <bdi>{note}</bdi>
          </p>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
      <ul className={styles.rows} tabIndex={0} aria-label={t('events')}>
        {rows.slice(0, rendered).map((row) => (
          <PreviewRow key={row.key} row={row} />
        ))}
        {rows.length > rendered && (
          <li className={styles.row}>
            <Button type="text" onClick={() => setRendered(rendered + step)}>
              {t('more', { count: rows.length - rendered })}
            </Button>
          </li>
        )}
      </ul>
    </>
  );
}

function PreviewRow({ row }: { row: ImportRow }) {
  const { t } = useTranslation('calendar');
  const format = useFormat();
  const when = [whenText(row, format), row.rule && describeRule(row.rule, t, format)].filter(Boolean).join(' · ');
  return (
    <li className={styles.row}>
      <span className={styles.title}>
        <bdi>{row.title || t('import.untitled')}</bdi>
        {row.kind !== 'added' && <Pill tone="neutral">{t(`import.kind.${row.kind}`)}</Pill>}
      </span>
      <span className={styles.when}>
        <bdi>{when}</bdi>
      </span>
      {row.odd.map((oddity) => (
        <span key={oddity} className={styles.odd}>
          <Icon of={TriangleAlert} size={13} /> <bdi>{t(`import.oddity.${oddity}`)}</bdi>
        </span>
      ))}
    </li>
  );
}
