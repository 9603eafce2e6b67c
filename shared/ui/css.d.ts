declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
declare module '*.svg' {
  const url: string;
  export default url;
}
declare module '*.vtt' {
  const url: string;
  export default url;
}
declare module '*.webm' {
  const url: string;
  export default url;
}
/** A file as its text. */
declare module '*?source' {
  const text: string;
  export default text;
}
