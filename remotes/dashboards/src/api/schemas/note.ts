import { Id, IsoDate, Text, z } from '@atrium/backend';

/** A note at a day of the charts: what happened then. */
export const Annotation = z.object({ id: z.int(), day: IsoDate, text: z.string(), rev: z.int() });
export type Annotation = z.infer<typeof Annotation>;

export const Annotations = z.object({ annotations: z.array(Annotation) });
export type Annotations = z.infer<typeof Annotations>;

export const AnnotationToAdd = z.object({ day: IsoDate, text: Text.check(z.maxLength(120)) });
export type AnnotationToAdd = z.input<typeof AnnotationToAdd>;

export const AnnotationId = z.object({ id: Id });
export type AnnotationId = z.input<typeof AnnotationId>;
