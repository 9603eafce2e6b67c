import { Select } from '@atrium/ui/select';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetAssetFoldersQuery } from '../../api/assetsApi';

type SelectProps = ComponentProps<typeof Select<string>>;

interface FolderSelectProps extends Omit<SelectProps, 'options'> {
  /** Choice before the folders. */
  first?: { value: string; label: string };
}

/** Folder of the library: its id as text, or `none`. */
export function FolderSelect({ first, ...rest }: FolderSelectProps) {
  const { t } = useTranslation('content');
  const { data } = useGetAssetFoldersQuery();
  const folders = (data?.folders ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Select<string>
      showSearch={{ optionFilterProp: 'label' }}
      {...rest}
      options={[...(first ? [first] : []), { value: 'none', label: t('assets.folder.none') }, ...folders]}
    />
  );
}
