import { Pill } from '@atrium/ui';
import { useEditorialSettings } from '../../state/useEditorialSettings';

/** Custom type of an item. */
export function TypeName({ typeId }: { typeId?: number | null | undefined }) {
  const type = useEditorialSettings().types.find(({ id }) => id === typeId);
  return type ? (
    <Pill>
      <bdi>{type.name}</bdi>
    </Pill>
  ) : null;
}
