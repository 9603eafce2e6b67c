import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileDrop } from '../fields/FileDrop';
import { Alert } from '../State/Alert';
import styles from './Import.module.css';
import { type ReadRow, readCsv, readSheetFile } from './readSheetFile';
import { SheetFileError } from './sheetFileError';

/** More would take a page minutes to send. */
const maxRows = 10_000;

/** Rows with something in them, the first of which names the columns. */
function checkRows(rows: readonly ReadRow[]): readonly ReadRow[] {
  const filled = rows.filter((row) => row.some((cell) => cell !== null && cell !== ''));
  if (filled.length === 0) throw new SheetFileError('empty');
  if (filled.length > maxRows + 1) throw new SheetFileError('large');
  return filled;
}

/** Where a table comes from: a file, or rows that are pasted. */
export function ImportSource({ onRead }: { onRead: (rows: readonly ReadRow[]) => void }) {
  const { t } = useTranslation('sheet');
  const id = useId();
  const [pasted, setPasted] = useState('');
  const [issue, setIssue] = useState<string>();
  const read = async (load: () => Promise<readonly ReadRow[]>) => {
    setIssue(undefined);
    try {
      const rows = checkRows(await load());
      if (rows.length === 1) setIssue(t('noRows'));
      else onRead(rows);
    } catch (error) {
      const { reason, row } = error instanceof SheetFileError ? error : new SheetFileError('broken');
      setIssue(row === undefined ? t(reason, { rows: maxRows }) : t('brokenAt', { row }));
    }
  };
  return (
    <div className={styles.stack}>
      <FileDrop
        label={t('drop')}
        hint={t('dropHint')}
        accept=".xlsx,.csv,.txt"
        isSingle
        onFiles={([file]) => file && void read(() => readSheetFile(file))}
      />
      {issue && <Alert type="error" title={issue} />}
      <label htmlFor={id}>{t('paste')}</label>
      <Input.TextArea
        id={id}
        dir="auto"
        wrap="off"
        autoSize={{ minRows: 4, maxRows: 8 }}
        maxLength={5_000_000}
        value={pasted}
        onChange={({ target }) => setPasted(target.value)}
      />
      <div className={styles.actions}>
        <Button disabled={pasted.trim() === ''} onClick={() => void read(async () => readCsv(pasted))}>
          {t('read')}
        </Button>
      </div>
    </div>
  );
}
