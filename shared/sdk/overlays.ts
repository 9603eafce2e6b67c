import { useSelector } from 'react-redux';
import { useSlot } from './hooks';
import type { SlotFilling } from './slots';

/**
 * Overlays that apps show over the page now. An app fills the slot `overlay`, and keeps in its slice, as `overlays`, the ids of
 * those of its entries that are to be seen; a command may put one there while the app itself was never opened.
 */
export function useOverlays(): SlotFilling[] {
  const fillings = useSlot('overlay');
  const open = useSelector((state: Record<string, unknown>) =>
    fillings
      .filter(({ app, entry }) => openIn(state[app.id]).includes(entry.id))
      .map(nameOf)
      .join(' '),
  ).split(' ');
  return fillings.filter((filling) => open.includes(nameOf(filling)));
}

const nameOf = ({ app, entry }: SlotFilling) => `${app.id}/${entry.id}`;

function openIn(slice: unknown): unknown[] {
  const isSlice = typeof slice === 'object' && slice !== null && 'overlays' in slice;
  return isSlice && Array.isArray(slice.overlays) ? slice.overlays : [];
}
