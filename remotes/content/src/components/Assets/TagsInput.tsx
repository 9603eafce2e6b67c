import { Select } from '@atrium/ui/select';
import type { ComponentProps } from 'react';
import { useGetAssetFoldersQuery } from '../../api/assetsApi';
import { foldTags, maxTags } from '../../model/tags';

type SelectProps = ComponentProps<typeof Select<string[]>>;

/** Tags of a file of the library; those that others have are offered. */
export function TagsInput({ onChange, ...rest }: Omit<SelectProps, 'mode' | 'options'>) {
  const { data } = useGetAssetFoldersQuery();
  return (
    <Select<string[]>
      {...rest}
      mode="tags"
      maxTagCount={maxTags}
      tokenSeparators={[',']}
      options={(data?.tags ?? []).map((value) => ({ value, label: value }))}
      onChange={(tags, option) => onChange?.(foldTags(tags), option)}
    />
  );
}
