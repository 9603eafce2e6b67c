import { IconButton } from 'shared/ui';
import { useFrameActions } from '../actions/useFrameActions';

/** Light or dark; the choice is kept. */
export function SkinToggle() {
  const skin = useFrameActions().find(({ id }) => id === 'skin');
  return (
    skin && (
      <IconButton label={skin.label} icon={skin.icon} {...(skin.keys && { shortcut: skin.keys })} onClick={skin.run} />
    )
  );
}
