import { IconButton } from 'shared/ui';
import { useSkinAction } from '../navigation/useSkinAction';

/** Light or dark; the choice is kept. */
export function SkinToggle() {
  const { label, icon, keys, run } = useSkinAction();
  return <IconButton label={label} icon={icon} {...(keys && { shortcut: keys })} onClick={run} />;
}
