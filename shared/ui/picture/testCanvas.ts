/** A picture's file for tests: what `installTestCanvas()` can decode. */
export const pictureFile = (name: string, type = 'image/jpeg') => new File(['picture'], name, { type });

/**
 * A decoder and a canvas for pages of tests, which have none: a file that begins with "picture" is one, 40 by 30 pixels
 * and opaque; drawn again it has three bytes.
 */
export function installTestCanvas(): void {
  Object.assign(globalThis, {
    createImageBitmap: async (file: File) => {
      if (!(await textOf(file)).startsWith('picture')) throw new DOMException('No picture', 'InvalidStateError');
      return { width: 40, height: 30, close: () => undefined };
    },
  });
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => ({
      drawImage: () => undefined,
      getImageData: () => ({ data: new Uint8ClampedArray([0, 0, 0, 255]) }),
    }),
    toBlob: (done: (blob: Blob) => void, type: string) => done(new Blob(['new'], { type })),
  });
}

/** Positions of text on screen, for the editor scrolls to the caret: none. */
export function installTestRects(): void {
  Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() });
}

const textOf = (file: File) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });
