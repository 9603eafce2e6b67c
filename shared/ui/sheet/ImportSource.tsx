import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileDrop } from '../fields/FileDrop';
import { Alert } from '../State/Alert';
import styles from './Import.module.css';
import { ImportEncoding } from './ImportEncoding';
import { isTextFile, readCsv, readSheetFile } from './readSheetFile';
import { maxRows, type ReadTable } from './readTable';

/** Where a table comes from: a file, or rows that are pasted. */
export function ImportSource({ onRead }: { onRead: ReadTable }) {
  const { t } = useTranslation('sheet');
  const id = useId();
  const [pasted, setPasted] = useState('');
  const [issue, setIssue] = useState<string>();
  const [broken, setBroken] = useState<File>();
  const read: ReadTable = async (load, file, encoding) => {
    setIssue(undefined);
    const wrong = await onRead(load, file, encoding);
    if (wrong === undefined) return undefined;
    const { reason, row } = wrong === 'noRows' ? { reason: wrong, row: undefined } : wrong;
    setIssue(row === undefined ? t(reason, { rows: maxRows }) : t('brokenAt', { row }));
    setBroken(reason === 'broken' && file && isTextFile(file) ? file : undefined);
    return wrong;
  };
  return (
    <div className={styles.stack}>
      <FileDrop
        label={t('drop')}
        hint={t('dropHint')}
        accept=".xlsx,.csv,.tsv,.txt"
        isSingle
        onFiles={([file]) => file && void read(() => readSheetFile(file), file)}
      />
      {issue && <Alert type="error" title={issue} />}
      {broken && <ImportEncoding key={broken.name} file={broken} onRead={read} />}
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
