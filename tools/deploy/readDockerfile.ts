/** One instruction of a Dockerfile, its words as one text. */
export interface Instruction {
  name: string;
  rest: string;
}

export interface Stage {
  image: string;
  name: string | undefined;
  instructions: Instruction[];
}

/** Stages of a Dockerfile, in their order; comments, and lines that go on in the next one, as Docker reads them. */
export function readDockerfile(text: string): Stage[] {
  const stages: Stage[] = [];
  const lines = text.split('\n').filter((line) => !line.startsWith('#'));
  for (const line of lines.join('\n').replaceAll('\\\n', ' ').split('\n')) {
    const [, name, rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line.trim()) ?? [];
    if (!name) continue;
    if (name === 'FROM') {
      const [image = '', , stage] = rest.split(/\s+/);
      stages.push({ image, name: stage, instructions: [] });
    } else stages.at(-1)?.instructions.push({ name, rest });
  }
  return stages;
}
