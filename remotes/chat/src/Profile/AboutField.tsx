import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Input } from 'shared/ui';
import styles from '../Contact/ContactDrawer.module.css';

const longest = 120;

/** What one says of oneself; kept when the field is left. */
export function AboutField({ about, onSave }: { about: string; onSave: (about: string) => void }) {
  const { t } = useTranslation('chat');
  const [text, setText] = useState(about);
  const id = useId();
  return (
    <>
      <label className={styles.label} htmlFor={id}>
        {t('contact.about')}
      </label>
      <Input.TextArea
        id={id}
        className={styles.counted ?? ''}
        value={text}
        maxLength={longest}
        showCount
        autoSize={{ minRows: 3 }}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => {
          if (text !== about) onSave(text);
        }}
      />
    </>
  );
}
