import { IconButton } from '@atrium/ui';
import { useSkinAction } from '../actions/useSkinAction';

/** Light or dark; the choice is kept. */
export function SkinToggle() {
  const { label, icon, keys, run } = useSkinAction();
  return <IconButton label={label} icon={icon} {...(keys && { shortcut: keys })} onClick={run} />;
}
