import { Meter, type PillTone, useFormat } from 'shared/ui';

const tones: PillTone[] = ['accent', 'teal', 'amber', 'plum', 'neutral'];

interface Props {
  rows: readonly { name: string; share: number; count: number }[];
}

/** Parts of a whole as bars, each with its share and number. */
export function ShareRows({ rows }: Props) {
  const format = useFormat();
  return rows.map(({ name, share }, index) => (
    <Meter
      key={name}
      label={name}
      share={share / 100}
      tone={tones[index] ?? 'neutral'}
      text={format.percent(share / 100)}
    />
  ));
}
