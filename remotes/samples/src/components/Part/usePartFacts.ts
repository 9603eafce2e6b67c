import { type Prop, readExport, readPart, readProps, readStandards } from '@atrium/gallery';
import { useEffect, useState } from 'react';
import type { LoadedEntry } from '../Entry/useGallery';

/** What the kit's own source says of one of its parts. */
export interface PartFact {
  name: string;
  /** The entry point that apps import it from. */
  entryPoint: string;
  /** Antd's own, themed: the kit has no source of it. */
  isOfAntd: boolean;
  /** What its comment says. */
  text: string;
  props: Prop[];
}

async function readFact(name: string, { entryPoint, trials }: LoadedEntry): Promise<PartFact> {
  const source = await readPart(name);
  const { text, props } = readExport(source, name);
  const standards = readStandards(source, name);
  const read = readProps(props).map((prop) => {
    const standard = standards.get(prop.name);
    return standard === undefined ? prop : { ...prop, standard };
  });
  // What is antd's own has no source here: these are the props that can be tried.
  const tried = trials.find(({ part }) => part === name)?.props ?? [];
  return { name, entryPoint, isOfAntd: source === '', text, props: read.length > 0 ? read : [...tried] };
}

/** The facts of everything that entries show; undefined until they are read. */
export function usePartFacts(entries: readonly LoadedEntry[]): PartFact[] | undefined {
  const [facts, setFacts] = useState<PartFact[]>();
  useEffect(() => {
    let isCurrent = true;
    const all = entries.flatMap((entry) => entry.shows.map((name) => readFact(name, entry)));
    Promise.all(all).then(
      (read) => isCurrent && setFacts(read),
      () => isCurrent && setFacts([]),
    );
    return () => {
      isCurrent = false;
    };
  }, [entries]);
  return facts;
}
