import { Alert, Button, FilePicker, Icon } from '@atrium/ui';
import { Select } from '@atrium/ui/select';
import { Download, FileUp } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditorialSettings } from '../../state/useEditorialSettings';
import { ImportList } from './ImportList';
import styles from './ImportPage.module.css';
import { type Filed, type ImportedFile, useImport } from './useImport';
import { useNoteText } from './useNoteText';
import { useReport } from './useReport';

const accepted = ['.md', '.markdown', '.mdx', '.html', '.htm', '.xml', '.json'];

/** Chooses files, shows what is in them and what is not taken, and takes it in. */
export function ImportSection() {
  const { t } = useTranslation('importPage');
  const id = useId();
  const [filed, setFiled] = useState<Filed>({ channelIds: [], projectId: null });
  const { files, rows, isReading, isSending, error, read, run, clear } = useImport();
  const download = useReport(files, rows);
  const waiting = rows.filter(({ outcome }) => !outcome || 'field' in outcome).length;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{t('import')}</h2>
      <p>{t('importText')}</p>
      <div className={styles.tools}>
        <FilePicker label={t('choose')} accept={accepted} onFiles={(chosen) => void read(chosen)}>
          {(pick) => (
            <Button icon={<Icon of={FileUp} />} loading={isReading} onClick={pick}>
              {t('choose')}
            </Button>
          )}
        </FilePicker>
        <FiledSelects filed={filed} onChange={setFiled} />
      </div>
      {files.map((file, place) => (
        <FileNote key={place} file={file} />
      ))}
      {error && <Alert type="error" title={t('stopped')} description={error} />}
      {rows.length > 0 && (
        <>
          <div className={styles.tools}>
            <Button
              type="primary"
              loading={isSending}
              disabled={waiting === 0 || isReading}
              onClick={() => void run(filed)}
            >
              {t('run', { count: waiting })}
            </Button>
            <Button icon={<Icon of={Download} />} onClick={() => void download()}>
              {t('report')}
            </Button>
            <Button type="text" disabled={isSending} onClick={clear}>
              {t('clear')}
            </Button>
          </div>
          <ImportList rows={rows} />
        </>
      )}
    </section>
  );
}

function FileNote({ file: { name, notes, issue } }: { file: ImportedFile }) {
  const { t } = useTranslation('importPage');
  const textOf = useNoteText();
  if (issue) return <Alert type="error" title={t('noFile', { name, reason: t(`issue.${issue}`) })} />;
  if (notes.length === 0) return null;
  return <Alert type="info" title={name} description={notes.map(textOf).join(' ')} />;
}

interface FiledSelectsProps {
  filed: Filed;
  onChange: (filed: Filed) => void;
}

/** Channels and project of all that is taken in. */
function FiledSelects({ filed, onChange }: FiledSelectsProps) {
  const { t } = useTranslation('importPage');
  const id = useId();
  const { channels, projects } = useEditorialSettings();
  const open = projects.filter(({ archivedAt }) => !archivedAt);
  return (
    <>
      <div className={styles.field}>
        <label htmlFor={`${id}-channels`}>{t('channels')}</label>
        <Select
          id={`${id}-channels`}
          mode="multiple"
          className={styles.select ?? ''}
          placeholder={t('none')}
          optionFilterProp="label"
          value={filed.channelIds}
          options={channels.map(({ id: value, name }) => ({ value, label: name }))}
          onChange={(channelIds) => onChange({ ...filed, channelIds })}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-project`}>{t('project')}</label>
        <Select
          id={`${id}-project`}
          allowClear
          className={styles.select ?? ''}
          placeholder={t('none')}
          value={filed.projectId}
          options={open.map(({ id: value, name }) => ({ value, label: name }))}
          onChange={(projectId) => onChange({ ...filed, projectId: projectId ?? null })}
        />
      </div>
    </>
  );
}
