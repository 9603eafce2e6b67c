import { explainApiError } from '@atrium/sdk';
import { useToast } from '@atrium/ui';
import { Form, FormDialog } from '@atrium/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditAssetsMutation } from '../../api/assetsApi';
import type { ListedAsset } from '../../api/schemas';
import { FolderSelect } from '../../components/Assets/FolderSelect';
import { TagsInput } from '../../components/Assets/TagsInput';

interface Values {
  folder: string;
  tags: string[];
}

interface MoveDialogProps {
  assets: readonly ListedAsset[];
  onClose: () => void;
  onDone: () => void;
}

const stays = 'stays';

/** Moves files of the library into a folder, and tags them. */
export default function MoveDialog({ assets, onClose, onDone }: MoveDialogProps) {
  const { t } = useTranslation('content');
  const toast = useToast();
  const [isOpen, setOpen] = useState(true);
  const [edit] = useEditAssetsMutation();
  const save = async ({ folder, tags }: Values) => {
    const folderId = folder === 'none' ? null : Number(folder);
    const ids = assets.map(({ id }) => id);
    try {
      const { done, refused } = await edit({
        ids,
        ...(folder !== stays && { folderId }),
        ...(tags.length > 0 && { addTags: tags }),
      }).unwrap();
      if (done.length > 0) toast.success(t('assets.changed', { count: done.length }));
      if (refused.length > 0) toast.error(t('assets.notChanged', { count: refused.length }));
      onDone();
    } catch (error) {
      throw explainApiError(error, () => undefined);
    }
  };
  return (
    <FormDialog<Values>
      title={t('assets.moveSeveral', { count: assets.length })}
      submit={t('assets.moveDo')}
      isOpen={isOpen}
      values={{ folder: stays, tags: [] }}
      onSave={save}
      onClose={() => setOpen(false)}
      afterClose={onClose}
    >
      <Form.Item name="folder" label={t('assets.folder.one')}>
        <FolderSelect first={{ value: stays, label: t('assets.folder.stays') }} />
      </Form.Item>
      <Form.Item name="tags" label={t('assets.addTags')}>
        <TagsInput />
      </Form.Item>
    </FormDialog>
  );
}
