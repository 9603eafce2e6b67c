import { svg, tones } from '@atrium/mock/demo';
import type { ColorOption } from '../../../api/schemas';
import * as devices from './devices';
import { type Drawing, group, path, rect, stuff } from './shapes';
import * as things from './things';

/** Drawing of each product, by its name in `products.ts`. */
export const drawings = { ...devices, ...things } satisfies Record<string, Drawing>;
export type DrawingName = Exclude<keyof typeof drawings, 'cup'>;

const size = [400, 360] as const;
const ground = (fill: string) => rect(0, 0, ...size, fill);

export const views = ['whole', 'near', 'used'] as const;
export type View = (typeof views)[number];

export function drawProduct(name: DrawingName, color: ColorOption, view: View): string {
  const palette = tones[color];
  const thing = drawings[name](palette);
  const shapes: Record<View, string> = {
    whole: ground(palette.soft) + thing,
    near: ground(palette.soft) + group('translate(-170 -190) scale(1.9)', thing),
    used:
      ground('#f3f1ec') +
      rect(262, 26, 104, 120, palette.soft, 4) +
      path(`M262 146l50-56 26 26 14-12 14 14v28z`, palette.mid) +
      rect(0, 268, 400, 92, stuff.wood) +
      group('translate(34 86) scale(.62)', thing) +
      group('translate(316 262)', things.cup(palette)),
  };
  return svg(...size, shapes[view]);
}
