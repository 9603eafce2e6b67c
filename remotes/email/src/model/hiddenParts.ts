import { type Declaration, textOfValue } from './cssDeclarations';

const isZero = (value = ''): boolean => /^[+-]?(?:0+(?:\.0*)?|\.0+)(?:[a-z]+|%)?$/i.test(value);

/** Off-screen positions, or zero size, hide text for other programs. */
const isOutside = (value = ''): boolean => /^-\d{3,}/.test(value);

/** True where declarations, in the order of their cascade, hide an element from readers. */
export function hides(declarations: readonly Declaration[]): boolean {
  const set = new Map(declarations.map(({ name, value }) => [name, textOfValue(value)]));
  if (set.get('display') === 'none' || /^(?:hidden|collapse)$/.test(set.get('visibility') ?? '')) return true;
  if (isZero(set.get('opacity'))) return true;
  const isCut = /^(?:hidden|clip)\b/.test(set.get('overflow') ?? set.get('overflow-y') ?? '');
  if (isCut && ['height', 'max-height', 'width', 'max-width'].some((name) => isZero(set.get(name)))) return true;
  const isApart = /^(?:absolute|fixed)$/.test(set.get('position') ?? '');
  return (
    isApart && (isOutside(set.get('left')) || isOutside(set.get('top')) || set.has('clip') || set.has('clip-path'))
  );
}
