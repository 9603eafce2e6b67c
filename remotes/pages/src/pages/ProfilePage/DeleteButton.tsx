import { IconButton, useConfirm, useToast } from '@atrium/ui';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSaid } from './useSaid';

interface DeleteButtonProps {
  label: string;
  text: string;
  /** Said once it is gone. */
  done: string;
  className?: string | undefined;
  onDelete: () => PromiseLike<{ error?: unknown }>;
}

export function DeleteButton({ label, text, done, className = '', onDelete }: DeleteButtonProps) {
  const { t } = useTranslation('pages');
  const ask = useConfirm();
  const toast = useToast();
  const said = useSaid();
  const remove = async () => {
    if (!(await ask({ title: label, text, confirm: t('profile.delete'), isDanger: true }))) return;
    if (await said(onDelete())) toast.success(done);
  };
  return <IconButton className={className} label={label} icon={Trash2} onClick={() => void remove()} />;
}
