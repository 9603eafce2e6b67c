import { Button, Pill } from '@atrium/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './ImportPage.module.css';
import type { ImportRow } from './useImport';
import { useNoteText } from './useNoteText';

/** Rows that are drawn at first, and with each press of the button. */
const step = 50;

/** Entries of files: what is taken of each, and what is not. */
export function ImportList({ rows }: { rows: readonly ImportRow[] }) {
  const { t } = useTranslation('importPage');
  const [shown, setShown] = useState(step);
  return (
    <>
      <ul className={styles.list} aria-label={t('entries')}>
        {rows.slice(0, shown).map((row) => (
          <Entry key={row.key} row={row} />
        ))}
      </ul>
      {rows.length > shown && (
        <Button onClick={() => setShown(shown + step)}>{t('more', { count: rows.length - shown })}</Button>
      )}
    </>
  );
}

function Entry({ row: { title, slug, file, notes, outcome } }: { row: ImportRow }) {
  const { t } = useTranslation('importPage');
  const textOf = useNoteText();
  const done = outcome && 'id' in outcome ? outcome : null;
  const refused = outcome && 'field' in outcome ? outcome : null;
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        {done ? (
          <Link to={`/content/items/${done.id}`}>{title || t('untitled')}</Link>
        ) : (
          <b>{title || t('untitled')}</b>
        )}
        {done && <Pill tone="green">{t('taken')}</Pill>}
        {refused && <Pill tone="red">{t('refused')}</Pill>}
        <span className={styles.file}>{file}</span>
      </div>
      {refused && (
        <p className={styles.issue}>
          {refused.field && `${refused.field}: `}
          {refused.message}
        </p>
      )}
      {done && slug !== '' && done.slug !== slug && <p>{t('otherSlug', { slug: done.slug, taken: slug })}</p>}
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note.code + note.detail}>{textOf(note)}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
