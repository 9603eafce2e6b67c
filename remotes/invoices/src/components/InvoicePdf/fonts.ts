import regular from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf';
import semiBold from '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf';

/** The product's own typeface, with Latin, Greek and Cyrillic. */
export interface PdfFonts {
  regular: Uint8Array;
  bold: Uint8Array;
}

/** By hand: the content security policy lets nothing be fetched from a data URL. */
const bytesOf = (dataUrl: string): Uint8Array =>
  Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (character) => character.charCodeAt(0));

export const readFonts = (): PdfFonts => ({ regular: bytesOf(regular), bold: bytesOf(semiBold) });
