import { Link2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton, useToast } from 'shared/ui';

/** Copies the address of a post. */
export function CopyLink({ to }: { to: string }) {
  const { t } = useTranslation('content');
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(to, location.origin).href);
      toast.success(t('link.copied'));
    } catch {
      toast.error(t('link.notCopied'));
    }
  };
  return <IconButton label={t('blog.copyLink')} icon={Link2} onClick={() => void copy()} />;
}
