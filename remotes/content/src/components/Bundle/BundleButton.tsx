import { Button, Icon } from '@atrium/ui';
import { Package } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentItem } from '../../api/schemas';
import { BundleDialog } from './BundleDialog';

interface BundleButtonProps {
  items: readonly Pick<ContentItem, 'id'>[];
  type?: 'text' | 'default';
  onDone?: () => void;
}

/** Opens the form that puts items in a bundle. */
export function BundleButton({ items, type = 'default', onDone = () => undefined }: BundleButtonProps) {
  const { t } = useTranslation('content');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button type={type} icon={<Icon of={Package} />} onClick={() => setOpen(true)}>
        {t('bundle.put')}
      </Button>
      {isOpen && <BundleDialog items={items} onClose={() => setOpen(false)} onDone={onDone} />}
    </>
  );
}
