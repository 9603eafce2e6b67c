import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, Icon, useCopy } from 'shared/ui';

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
