import { changeTable } from '@atrium/contract/document';
import type { Editor } from '@tiptap/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../antd';
import styles from './TableTools.module.css';

const commands = ['addRow', 'addColumn', 'deleteRow', 'deleteColumn', 'deleteTable'] as const;

/** What may be done with the table in which the caret is. */
export function TableTools({ editor }: { editor: Editor }) {
  const { t } = useTranslation('kit');
  return (
    <div className={styles.tools}>
      {commands.map((command) => (
        <Button key={command} size="small" onClick={() => changeTable(editor, command)}>
          {t(`article.${command}`)}
        </Button>
      ))}
    </div>
  );
}
