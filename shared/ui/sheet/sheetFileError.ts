/** Why a file is no table: its kind is another, nothing is in it, it is too large, or it cannot be read. */
export class SheetFileError extends Error {
  readonly reason: 'kind' | 'empty' | 'large' | 'broken';
  /** Of a broken file: in which row it is, from 1, as far as that is known. Since 3.0. */
  readonly row: number | undefined;

  constructor(reason: SheetFileError['reason'], row?: number) {
    super(`The file is no table: ${reason}${row === undefined ? '' : `, row ${row}`}`);
    this.reason = reason;
    this.row = row;
  }
}
