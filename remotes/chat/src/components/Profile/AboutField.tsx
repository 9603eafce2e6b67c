import { Input } from '@atrium/ui';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../Contact/ContactDrawer.module.css';

const maxAboutLength = 120;

/** Status text of the person, saved on blur, also when the drawer closes. */
export function AboutField({ about, onSave }: { about: string; onSave: (about: string) => void }) {
  const { t } = useTranslation('chat');
  const [text, setText] = useState(about);
  const [stored, setStored] = useState(about);
  const id = useId();
  const store = () => {
    if (text === stored) return;
    setStored(text);
    onSave(text);
  };
  const storeOnUnmount = useEffectEvent(store);
  // A focused field that is removed gets no blur event.
  useEffect(() => () => storeOnUnmount(), []);
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
        onBlur={store}
      />
    </>
  );
}
