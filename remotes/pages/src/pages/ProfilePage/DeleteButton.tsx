import { IconButton, useConfirm } from '@atrium/ui';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSaid } from './useSaid';

interface DeleteButtonProps {
  label: string;
  text: string;
  className?: string | undefined;
  onDelete: () => PromiseLike<{ error?: unknown }>;
}

export function DeleteButton({ label, text, className = '', onDelete }: DeleteButtonProps) {
  const { t } = useTranslation('pages');
  const ask = useConfirm();
  const said = useSaid();
  const remove = async () => {
    if (await ask({ title: label, text, confirm: t('profile.delete'), isDanger: true })) await said(onDelete());
  };
  return <IconButton className={className} label={label} icon={Trash2} onClick={() => void remove()} />;
}
