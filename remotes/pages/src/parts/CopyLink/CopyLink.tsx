import { Link2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton, useToast } from 'shared/ui';

/** Copies the address of a place on a page. */
export function CopyLink({ to, label }: { to: string; label: string }) {
  const { t } = useTranslation('pages');
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(to, location.origin).href);
      toast.success(t('link.copied'));
    } catch {
      toast.error(t('link.notCopied'));
    }
  };
  return <IconButton label={label} icon={Link2} onClick={() => void copy()} />;
}
