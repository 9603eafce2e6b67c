import { isComposing } from '@atrium/contract/values';
import { useStoredText } from '@atrium/sdk/autosave';
import { Button, ExplainedButton, Input, LengthNote } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { textLimits } from '../../api/schemas/limits';
import { minReasonLength } from '../../model/transition';
import styles from './ReasonForm.module.css';

interface ReasonFormProps {
  storageKey: string;
  label: string;
  submit: string;
  minLength?: number;
  isBusy: boolean;
  /** @returns true on success */
  onSubmit: (reason: string) => Promise<boolean>;
  onCancel: () => void;
}

/** Asks for a reason: unsent text is stored, also while something else is open. */
export function ReasonForm({
  storageKey,
  label,
  submit,
  minLength = minReasonLength,
  isBusy,
  onSubmit,
  onCancel,
}: ReasonFormProps) {
  const { t } = useTranslation('content');
  const [reason, setReason] = useStoredText(storageKey);
  const missing = minLength - reason.trim().length;
  const send = async () => {
    if (missing <= 0 && (await onSubmit(reason.trim()))) setReason('');
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      onKeyDown={(event) => event.key === 'Escape' && !isComposing(event) && onCancel()}
    >
      <Input.TextArea
        aria-label={label}
        placeholder={label}
        autoFocus
        autoSize={{ minRows: 2, maxRows: 6 }}
        maxLength={textLimits.reason}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        onKeyDown={(event) => {
          const isSent = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
          if (isSent && !isComposing(event)) void send();
        }}
      />
      <LengthNote length={reason.length} limit={textLimits.reason} />
      <div className={styles.foot}>
        <p className={styles.hint} aria-live="polite">
          {missing > 0 && t('reason.missing', { count: missing })}
        </p>
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <ExplainedButton
          type="primary"
          htmlType="submit"
          loading={isBusy}
          reason={missing > 0 ? t('reason.missing', { count: missing }) : null}
        >
          {submit}
        </ExplainedButton>
      </div>
    </form>
  );
}
