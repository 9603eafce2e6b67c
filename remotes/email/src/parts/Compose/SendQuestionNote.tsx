import { Alert, Button, FilePicker } from '@atrium/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SendQuestion } from '../../model/sendQuestion';
import styles from './ComposeForm.module.css';

interface SendQuestionNoteProps {
  question: SendQuestion;
  onSend: () => void;
  onAttach: (files: readonly File[]) => void;
  onStay: () => void;
}

/** Asks before a mail goes without what it seems to lack. */
export function SendQuestionNote({ question, onSend, onAttach, onStay }: SendQuestionNoteProps) {
  const { t } = useTranslation('email');
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    stay.current?.focus();
  }, []);
  return (
    <div role="alert" className={styles.question}>
      <Alert
        type="warning"
        title={t(`compose.question.${question}`)}
        action={
          <>
            {question === 'file' ? (
              <FilePicker label={t('compose.attach')} onFiles={onAttach}>
                {(pick) => (
                  <Button ref={stay} size="small" onClick={pick}>
                    {t('compose.attach')}
                  </Button>
                )}
              </FilePicker>
            ) : (
              <Button ref={stay} size="small" onClick={onStay}>
                {t('compose.question.back')}
              </Button>
            )}
            <Button size="small" onClick={onSend}>
              {t('compose.question.send')}
            </Button>
          </>
        }
      />
    </div>
  );
}
