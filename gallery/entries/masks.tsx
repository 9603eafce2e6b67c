import { useTheme } from '@atrium/ui';
import { dateMask, type Mask, MaskedInput, numberMask, patternMask, timeMask } from '@atrium/ui/fields';
import { Form } from '@atrium/ui/forms';
import { useState } from 'react';

const masks = {
  'Card number': patternMask('0000 0000 0000 0000'),
  Phone: patternMask('+00 00 0000 0000'),
  Time: timeMask(),
  'Blocks of three': patternMask('000 000 000'),
  'With delimiters': patternMask('00·00·00'),
  'Own delimiters': patternMask('AA-0000/00'),
  'With a prefix': patternMask('INV-0000'),
};

const fieldsOf = (given: Readonly<Record<string, Mask>>) =>
  Object.entries(given).map(([label, mask]) => (
    <Form.Item key={label} name={label} label={label}>
      <MaskedInput mask={mask} />
    </Form.Item>
  ));

/** Characters that do not fit are left out while typing; fixed ones are filled in. */
export function Shapes() {
  return (
    <Form name="masks-Shapes" style={{ maxInlineSize: 320 }}>
      {fieldsOf(masks)}
    </Form>
  );
}

/** Written as the language of the page does it. */
export function InTheLanguageChosen() {
  const { language } = useTheme();
  const [own] = useState(() => ({ Day: dateMask(language), Amount: numberMask(language, '€ ') }));
  return (
    <Form name="masks-InTheLanguageChosen" style={{ maxInlineSize: 320 }}>
      {fieldsOf(own)}
    </Form>
  );
}
