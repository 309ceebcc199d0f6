/** PostgreSQL cannot store NUL or lone surrogates, and would reject the whole batch because of one of them. */
export function storable<Text extends string | null>(text: Text): Text {
  return (text === null ? null : text.toWellFormed().replaceAll('\0', '\ufffd')) as Text;
}
