import { Button, Icon } from '@atrium/ui';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ImportDialog.module.css';

interface FileFieldProps {
  /** Name of the chosen file; blank before one is chosen. */
  name: string;
  onFile: (file: File) => void;
}

export function FileField({ name, onFile }: FileFieldProps) {
  const { t } = useTranslation('importDialog');
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const readFile = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) onFile(file);
  };
  return (
    <section
      className={styles.drop}
      aria-label={t('file')}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        readFile(event.dataTransfer.files);
      }}
    >
      <Button autoFocus icon={<Icon of={FileUp} />} onClick={() => input.current?.click()}>
        {t(name ? 'chooseOther' : 'choose')}
      </Button>
      <span className={styles.hint}>{name ? <bdi>{name}</bdi> : t('hint')}</span>
      <input
        ref={input}
        type="file"
        accept=".ics,.ical,.ifb,text/calendar"
        hidden
        aria-label={t('file')}
        onChange={({ target }) => {
          readFile(target.files);
          // Allows choosing the same file again.
          target.value = '';
        }}
      />
    </section>
  );
}
