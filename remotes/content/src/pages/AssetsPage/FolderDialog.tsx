import { explainApiError } from '@atrium/sdk';
import { Input } from '@atrium/ui';
import { Form, FormDialog } from '@atrium/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddAssetFolderMutation, useUpdateAssetFolderMutation } from '../../api/assetsApi';
import type { AssetFolder } from '../../api/schemas';
import { textLimits } from '../../api/schemas/limits';

interface FolderDialogProps {
  /** Null for a new one. */
  folder: AssetFolder | null;
  onClose: () => void;
}

/** Name of a folder of the library. */
export default function FolderDialog({ folder, onClose }: FolderDialogProps) {
  const { t } = useTranslation('content');
  const [isOpen, setOpen] = useState(true);
  const [add] = useAddAssetFolderMutation();
  const [update] = useUpdateAssetFolderMutation();
  const save = async ({ name }: { name: string }) => {
    try {
      await (folder ? update({ id: folder.id, rev: folder.rev, name }) : add({ name })).unwrap();
    } catch (error) {
      throw explainApiError(error, (code) =>
        code === 'taken' ? t('assets.folder.taken') : code === 'tooManyItems' ? t('assets.folder.tooMany') : undefined,
      );
    }
  };
  return (
    <FormDialog<{ name: string }>
      title={t(folder ? 'assets.folder.rename' : 'assets.folder.add')}
      submit={t('project.save')}
      isOpen={isOpen}
      values={{ name: folder?.name ?? '' }}
      onSave={save}
      onClose={() => setOpen(false)}
      afterClose={onClose}
    >
      <Form.Item
        name="name"
        label={t('assets.folder.name')}
        rules={[{ required: true, whitespace: true, message: t('assets.folder.needed') }]}
      >
        <Input maxLength={textLimits.name} dir="auto" autoComplete="off" />
      </Form.Item>
    </FormDialog>
  );
}
