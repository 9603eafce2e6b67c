/** Calendar file that another app hands over by the command `calendar.import`. */
export interface GivenFile {
  name: string;
  text: string;
}

let given: GivenFile | null = null;

export const giveFile = (file: GivenFile): void => {
  given = file;
};

/** The file, once: a page that is opened again starts anew. */
export function takeFile(): GivenFile | null {
  const file = given;
  given = null;
  return file;
}
