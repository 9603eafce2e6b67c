import { readApiError } from '@atrium/sdk';
import { Button, IconButton, Input } from '@atrium/ui';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Codes.module.css';

interface CodeFieldProps {
  name: string;
  /** Null: nothing. */
  used: string | null;
  /** Reason why the applied code has no effect now. */
  note?: string | undefined;
  rejections: Readonly<Record<string, string>>;
  onUse: (code: string) => Promise<unknown>;
  onDrop: () => Promise<void>;
}

export function CodeField({ name, used, note, rejections, onUse, onDrop }: CodeFieldProps) {
  const { t } = useTranslation('ecommerce');
  const id = useId();
  const { code, issue, isBusy, type, use } = useCodeEntry({ rejections, onUse });

  if (used !== null) return <CodeInUse name={name} used={used} note={note} onDrop={onDrop} />;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void use();
      }}
    >
      <label className={styles.name} htmlFor={id}>
        {name}
      </label>
      <div className={styles.field}>
        <Input
          id={id}
          value={code}
          dir="ltr"
          maxLength={40}
          autoComplete="off"
          {...(issue && { status: 'error' as const, 'aria-invalid': true, 'aria-describedby': `${id}-fault` })}
          onChange={({ target }) => type(target.value)}
        />
        <Button htmlType="submit" loading={isBusy}>
          {t('code.use')}
        </Button>
      </div>
      {issue && (
        <p id={`${id}-fault`} role="alert" className={styles.issue}>
          {issue}
        </p>
      )}
    </form>
  );
}

function useCodeEntry({ rejections, onUse }: Pick<CodeFieldProps, 'rejections' | 'onUse'>) {
  const { t } = useTranslation('ecommerce');
  const [code, setCode] = useState('');
  const [issue, setIssue] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const use = async () => {
    if (code.trim() === '') return setIssue(t('address.required'));
    setBusy(true);
    try {
      await onUse(code);
      setCode('');
      setIssue(undefined);
    } catch (error) {
      const { codes, message } = readApiError(error);
      setIssue(rejections[codes.code ?? ''] ?? message);
    } finally {
      setBusy(false);
    }
  };
  const type = (text: string) => {
    setCode(text);
    setIssue(undefined);
  };
  return { code, issue, isBusy, type, use };
}

function CodeInUse({ name, used, note, onDrop }: Pick<CodeFieldProps, 'name' | 'used' | 'note' | 'onDrop'>) {
  const { t } = useTranslation('ecommerce');
  return (
    <div className={styles.used}>
      <span>
        <bdi>
          <span className={styles.name}>{name}</span> {used}
        </bdi>
        {note && <span className={styles.note}>{note}</span>}
      </span>
      <IconButton label={t('code.remove', { name })} icon={X} iconSize={14} onClick={() => void onDrop()} />
    </div>
  );
}
