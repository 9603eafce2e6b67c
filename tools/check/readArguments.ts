/** Arguments of `npm run check`. */
export interface CheckRequest<Step extends string> {
  steps: readonly Step[];
  areas: readonly string[];
  isHelp: boolean;
  isChangedOnly: boolean;
  isUpdate: boolean;
  isFigures: boolean;
}

const flags = ['--help', '--changed', '--update'];

/**
 * Reads the words after `npm run check --`.
 * @throws a sentence that lists the choices, for a word that is none
 */
export function readArguments<Step extends string>(
  words: readonly string[],
  { steps, areas }: { steps: readonly Step[]; areas: readonly string[] },
): CheckRequest<Step> {
  const known: readonly string[] = [...flags, 'figures', ...steps, ...areas];
  const unknown = words.find((word) => !known.includes(word));
  if (unknown)
    throw new Error(
      `"${unknown}" is no step. Steps: ${steps.join(', ')}. Areas: ${areas.join(', ')}. Others: figures, ${flags.join(', ')}.`,
    );
  return {
    steps: steps.filter((step) => words.includes(step)),
    areas: areas.filter((area) => words.includes(area) && !steps.some((step) => step === area)),
    isHelp: words.includes('--help'),
    isChangedOnly: words.includes('--changed'),
    isUpdate: words.includes('--update'),
    isFigures: words.includes('figures'),
  };
}
