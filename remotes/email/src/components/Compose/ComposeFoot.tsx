import { Button, FilePicker, Icon, IconButton } from '@atrium/ui';
import { Paperclip, SendHorizontal, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Composition, MailContent } from '../../model/composition';
import styles from './ComposeForm.module.css';
import { ComposeMenu } from './ComposeMenu';
import { SendLaterMenu } from './SendLaterMenu';

interface ComposeFootProps {
  composition: Composition;
  isSending: boolean;
  isWaiting: boolean;
  onAttach: (files: readonly File[]) => void;
  onChange: (part: Partial<MailContent>) => void;
  onSendLater: (sendAt: string) => void;
  onDiscard: () => void;
}

export function ComposeFoot(props: ComposeFootProps) {
  const { composition, isSending, isWaiting, onAttach, onChange, onSendLater, onDiscard } = props;
  const { t } = useTranslation('email');
  return (
    <footer className={styles.foot}>
      <span className={styles.send}>
        <Button
          type="primary"
          htmlType="submit"
          loading={isSending}
          disabled={isWaiting}
          icon={<Icon of={SendHorizontal} />}
        >
          {t('compose.send')}
        </Button>
        <SendLaterMenu isDisabled={isWaiting || isSending} onChoose={onSendLater} />
      </span>
      <FilePicker label={t('compose.attach')} onFiles={onAttach}>
        {(pick) => <IconButton label={t('compose.attach')} icon={Paperclip} onClick={pick} />}
      </FilePicker>
      <ComposeMenu composition={composition} onChange={onChange} />
      <span className={styles.gap} />
      <IconButton label={t('compose.discard')} icon={Trash2} onClick={onDiscard} />
    </footer>
  );
}
