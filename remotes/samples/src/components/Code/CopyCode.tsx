import { Button, Icon, useCopy } from '@atrium/ui';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Puts code on the clipboard. */
export function CopyCode({ code }: { code: string }) {
  const { t } = useTranslation('samples');
  const copy = useCopy();
  return (
    <Button
      type="text"
      icon={<Icon of={Copy} />}
      onClick={() => void copy(code, { done: t('copied'), failed: t('notCopied') })}
    >
      {t('copy')}
    </Button>
  );
}
