import { type SlotFilling, useSession, useSlot } from '@atrium/sdk';
import { readWidgetRows } from '@atrium/ui/widget';
import { completeLayout, firstLayout, type Layout, type PlacedWidget, type WidgetOffer } from '../model/layout';
import { useArrangement } from './useArrangement';

export interface Offered extends WidgetOffer {
  filling: SlotFilling;
}

export interface Shown extends PlacedWidget {
  offer: Offered;
  rows: number | undefined;
  extraRows: number | undefined;
}

export interface Overview {
  /** In order; undefined while loading. */
  shown: Shown[] | undefined;
  missing: Offered[];
  layout: Layout;
  /** Null for the default. */
  stored: Layout | null;
  isSaving: boolean;
  /** Saves a layout; null restores the default. */
  arrange: (layout: Layout | null) => void;
}

const toOffer = (filling: SlotFilling): Offered => ({
  key: `${filling.app.id}/${filling.entry.id}`,
  sizes: filling.entry.widget?.sizes ?? ['medium', 'wide'],
  roles: filling.entry.widget?.roles,
  filling,
});

/** Rows of a list; undefined for other widgets. */
function rowsOf({ filling }: Offered, settings: PlacedWidget['settings']): number | undefined {
  const offered = filling.entry.widget?.settings?.find(({ id }) => id === 'rows')?.choices[0];
  return offered && readWidgetRows({ settings }, Number(offered.value));
}

export function useOverview(): Overview {
  const role = useSession().user?.role ?? '';
  const offers = useSlot('dashboards.overview').map(toOffer);
  const { layout: stored, isSaving, isFailed, arrange } = useArrangement();
  const layout = stored ? completeLayout(stored, offers, role) : firstLayout(offers, role);
  const shown = layout.widgets.flatMap((widget): Shown[] => {
    const offer = offers.find(({ key }) => key === widget.key);
    if (!offer) return [];
    const size = offer.sizes.includes(widget.size) ? widget.size : (offer.sizes[0] ?? 'medium');
    return [
      {
        ...widget,
        size,
        offer,
        rows: rowsOf(offer, widget.settings),
        extraRows: offer.filling.entry.widget?.extraRows,
      },
    ];
  });
  return {
    shown: stored !== undefined || isFailed ? shown : undefined,
    missing: offers.filter(({ key }) => shown.every((widget) => widget.key !== key)),
    layout,
    stored: stored ?? null,
    isSaving,
    arrange,
  };
}
