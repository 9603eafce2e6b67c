import { usePageAppearance } from '@atrium/ui/light';
import { useSettings, useSkin } from './useSettings';

/** Skin and direction of the page, as the person's settings say. Draws nothing. */
export function PageLook() {
  const { isRightToLeft } = useSettings();
  usePageAppearance(useSkin(), isRightToLeft ? 'rtl' : 'ltr');
  return null;
}
