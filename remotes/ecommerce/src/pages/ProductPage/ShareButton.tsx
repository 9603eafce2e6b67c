import { IconButton, useCopy } from '@atrium/ui';
import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Shares the page by the system's sheet; where there is none, its address is copied. */
export function ShareButton({ name, className }: { name: string; className: string | undefined }) {
  const { t } = useTranslation('ecommerce');
  const copy = useCopy();
  const copyAddress = () => copy(location.href, { done: t('product.linkCopied'), failed: t('product.linkNotCopied') });
  const share = async () => {
    const page = { title: name, url: location.href };
    if (!('share' in navigator) || !navigator.canShare?.(page)) return copyAddress();
    try {
      await navigator.share(page);
    } catch (error) {
      // Somebody who closes the sheet wants nothing copied.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copyAddress();
    }
  };
  return <IconButton className={className} label={t('product.share')} icon={Share2} onClick={() => void share()} />;
}
