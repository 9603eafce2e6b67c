import { Meter, type PillTone, useFormat } from '@atrium/ui';

const tones: PillTone[] = ['accent', 'teal', 'amber', 'plum', 'neutral'];

interface Props {
  rows: readonly { name: string; share: number; count: number; to?: string }[];
}

/** Parts of a whole as bars with their shares, each leading to the records behind it. */
export function ShareRows({ rows }: Props) {
  const format = useFormat();
  return rows.map(({ name, share, to }, index) => (
    <Meter
      key={name}
      label={name}
      share={share / 100}
      tone={tones[index] ?? 'neutral'}
      text={format.percent(share / 100)}
      to={to}
    />
  ));
}
