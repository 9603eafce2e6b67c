import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Icon, Pill, useFormat } from 'shared/ui';
import type { IcsFile } from '../../model/ics/icsEvent';
import type { ImportRow } from '../../model/ics/planImport';
import { describeRule } from '../../model/ruleText';
import { whenText } from '../../model/whenText';
import styles from './ImportDialog.module.css';

/** So many rows are drawn at a time: a file may hold thousands. */
const step = 50;

interface ImportPreviewProps {
  file: IcsFile;
  rows: readonly ImportRow[];
}

/** What a file would bring, the odd ones first, and what of it is left out. */
export function ImportPreview({ file: { unread, cancelled }, rows }: ImportPreviewProps) {
  const { t } = useTranslation('calendar');
  const [drawn, setDrawn] = useState(step);
  const odd = rows.filter((row) => row.odd.length > 0).length;
  const known = rows.filter((row) => row.isKnown).length;
  const notes = [
    odd > 0 && t('import.odd', { count: odd }),
    known > 0 && t('import.known', { count: known }),
    cancelled > 0 && t('import.cancelled', { count: cancelled }),
    unread > 0 && t('import.unread', { count: unread }),
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
        {rows.slice(0, drawn).map((row) => (
          <PreviewRow key={row.key} row={row} />
        ))}
        {rows.length > drawn && (
          <li className={styles.row}>
            <Button type="text" onClick={() => setDrawn(drawn + step)}>
              {t('more', { count: rows.length - drawn })}
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
        {row.isKnown && <Pill tone="neutral">{t('import.isKnown')}</Pill>}
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
