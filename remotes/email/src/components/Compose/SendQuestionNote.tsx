import { Alert, Button, FilePicker } from '@atrium/ui';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SendQuestion } from '../../model/sendQuestion';
import styles from './ComposeForm.module.css';
import type { useComposition } from './useComposition';

interface SendQuestionNoteProps {
  form: RefObject<HTMLFormElement | null>;
  writing: ReturnType<typeof useComposition>;
  onAttach: (files: readonly File[]) => void;
}

/** Field that takes the focus after an answer, so that further keys are input, not commands. */
const fieldOf: Record<SendQuestion, string> = { subject: '[name="subject"]', file: '[contenteditable], textarea' };

export function SendQuestionNote({ form, writing, onAttach }: SendQuestionNoteProps) {
  const { t } = useTranslation('email');
  const { question } = writing;
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (question) stay.current?.focus();
  }, [question]);
  if (!question) return null;
  const goOnAt = (field: SendQuestion) => form.current?.querySelector<HTMLElement>(fieldOf[field])?.focus();
  const attach = (files: readonly File[]) => {
    onAttach(files);
    goOnAt('file');
  };
  const goBack = () => {
    writing.stay();
    goOnAt('subject');
  };
  return (
    <div role="alert" className={styles.question}>
      <Alert
        type="warning"
        title={t(`compose.question.${question}`)}
        action={
          <>
            {question === 'file' ? (
              <FilePicker label={t('compose.attach')} onFiles={attach}>
                {(pick) => (
                  <Button ref={stay} size="small" onClick={pick}>
                    {t('compose.attach')}
                  </Button>
                )}
              </FilePicker>
            ) : (
              <Button ref={stay} size="small" onClick={goBack}>
                {t('compose.question.back')}
              </Button>
            )}
            <Button size="small" onClick={() => void writing.sendAnyway()}>
              {t('compose.question.send')}
            </Button>
          </>
        }
      />
    </div>
  );
}
