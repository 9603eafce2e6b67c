import { Input } from '@atrium/ui';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../Contact/ContactDrawer.module.css';

const maxAboutLength = 120;

/** The person's own words; saved when the field loses the focus, also when the drawer closes. */
export function AboutField({ about, onSave }: { about: string; onSave: (about: string) => void }) {
  const { t } = useTranslation('chat');
  const [text, setText] = useState(about);
  const [kept, setKept] = useState(about);
  const id = useId();
  const keep = () => {
    if (text === kept) return;
    setKept(text);
    onSave(text);
  };
  const keepAtLast = useEffectEvent(keep);
  // A field that is removed while it has the focus gets no blur event.
  useEffect(() => () => keepAtLast(), []);
  return (
    <>
      <label className={styles.label} htmlFor={id}>
        {t('contact.about')}
      </label>
      <Input.TextArea
        id={id}
        className={styles.counted ?? ''}
        value={text}
        maxLength={maxAboutLength}
        showCount
        autoSize={{ minRows: 3 }}
        onChange={({ target }) => setText(target.value)}
        onBlur={keep}
      />
    </>
  );
}
