import { Select } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../State/Alert';
import { type NamedEncoding, namedEncodings } from './decodeText';
import styles from './Import.module.css';
import { readSheetFile } from './readSheetFile';
import type { ReadTable } from './readTable';

interface ImportEncodingProps {
  file: File;
  /** Reads the file once more. */
  onRead: ReadTable;
  /** What was named for it before. */
  named?: NamedEncoding | undefined;
}

/** In which encoding a file of text is read: the files of older programs do not say so themselves. */
export function ImportEncoding({ file, onRead, named }: ImportEncodingProps) {
  const { t } = useTranslation('sheet');
  const id = useId();
  const [chosen, setChosen] = useState<NamedEncoding | undefined>(named);
  const [isWrong, setIsWrong] = useState(false);
  const choose = async (encoding: NamedEncoding | undefined) => {
    setChosen(encoding);
    setIsWrong((await onRead(() => readSheetFile(file, encoding), file, encoding)) !== undefined);
  };
  return (
    <div className={styles.encoding}>
      <label htmlFor={id}>{t('encoding')}</label>
      <Select
        id={id}
        className={styles.field}
        value={chosen ?? ''}
        showSearch={{ optionFilterProp: 'label' }}
        options={[
          { value: '', label: t('encodings.automatic') },
          ...namedEncodings.map((value) => ({ value, label: t(`encodings.${value}`) })),
        ]}
        onChange={(value) => void choose(namedEncodings.find((one) => one === value))}
      />
      {isWrong && <Alert type="error" title={t('notEncoding')} />}
    </div>
  );
}
