import { usePageLook } from 'shared/ui/light';
import { useSettings, useSkin } from './useSettings';

/** Skin and direction of the page, as the person's settings say. Draws nothing. */
export function PageLook() {
  const { isRightToLeft } = useSettings();
  usePageLook(useSkin(), isRightToLeft ? 'rtl' : 'ltr');
  return null;
}
