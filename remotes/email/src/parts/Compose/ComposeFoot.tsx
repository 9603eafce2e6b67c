import { Paperclip, SendHorizontal, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Icon, IconButton } from 'shared/ui';
import styles from './ComposeForm.module.css';

interface ComposeFootProps {
  isSending: boolean;
  /** Files are still on their way. */
  isWaiting: boolean;
  onAttach: (files: readonly File[]) => void;
  onDiscard: () => void;
}

export function ComposeFoot({ isSending, isWaiting, onAttach, onDiscard }: ComposeFootProps) {
  const { t } = useTranslation('email');
  const picker = useRef<HTMLInputElement>(null);
  return (
    <footer className={styles.foot}>
      <Button
        type="primary"
        htmlType="submit"
        loading={isSending}
        disabled={isWaiting}
        icon={<Icon of={SendHorizontal} />}
      >
        {t('compose.send')}
      </Button>
      <IconButton label={t('compose.attach')} icon={Paperclip} onClick={() => picker.current?.click()} />
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        aria-label={t('compose.attach')}
        onChange={({ target }) => {
          onAttach([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <span className={styles.gap} />
      <IconButton label={t('compose.discard')} icon={Trash2} onClick={onDiscard} />
    </footer>
  );
}
