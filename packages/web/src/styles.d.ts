declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  // biome-ignore lint/style/noDefaultExport: the build makes it so
  export default classes;
}
declare module '*.css';
