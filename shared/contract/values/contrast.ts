/** A colour in linear light: red, green, blue from 0 to 1. */
export type Light = readonly [number, number, number];

export const dot = (one: Light, other: Light): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];

export function toLight(hex: string): Light {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return [r, g, b];
}

export const luminance = (color: Light): number => dot([0.2126, 0.7152, 0.0722], color);

/** The contrast of two colours, as WCAG 2 defines it. */
export function contrast(one: Light, other: Light): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
